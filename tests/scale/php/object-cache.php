<?php
/**
 * Test only: a persistent object cache of WordPress in Redis, as sites with several web servers have. The usual ones are plugins of
 * the plugin directory, which this repository's tests do not install. This is the smallest one that behaves like them where it
 * matters: the servers share stored values, a request keeps the values that it has read, groups belong to a site or to the network,
 * values expire, and add and incr are atomic. Without Redis a request uses its own memory, so that a value it deletes stays in a
 * Redis that only this server has lost.
 *
 * The environment names Redis: SITE_REDIS, host:port.
 *
 * @package StudioCalendar
 */

declare( strict_types=1 );

/** Cache behind the functions below. WordPress itself adds the missing ones (for several keys, groups and features), based on these. */
final class Scale_Object_Cache {

	/** Timeout of connecting and of reading in seconds: a site must not wait longer for its cache than for its database. */
	private const PATIENCE = 0.5;

	private ?Redis $redis = null;

	/** @var array<string, mixed> Values that this request has read or stored. */
	private array $known = array();

	/** @var array<string, true> */
	private array $global = array();

	/** @var array<string, true> */
	private array $kept_here = array();

	private int $site;

	public function __construct() {
		$this->site      = get_current_blog_id();
		[ $host, $port ] = explode( ':', (string) getenv( 'SITE_REDIS' ) ) + array( '127.0.0.1', '6379' );
		$redis           = new Redis();
		try {
			$redis->connect( $host, (int) $port, self::PATIENCE, null, 0, self::PATIENCE );
			$this->redis = $redis;
		} catch ( RedisException ) {
			$this->redis = null;
		}
	}

	/** @param array<string> $groups */
	public function share( array $groups ): void {
		$this->global = array_fill_keys( $groups, true ) + $this->global;
	}

	/** @param array<string> $groups */
	public function keep_here( array $groups ): void {
		$this->kept_here = array_fill_keys( $groups, true ) + $this->kept_here;
	}

	public function switch_to( int $site ): void {
		$this->site = $site;
	}

	/** @param-out bool $found */
	public function get( int|string $key, string $group, bool $anew, ?bool &$found ): mixed {
		$id = $this->id( $key, $group );
		if ( ! array_key_exists( $id, $this->known ) || ( $anew && $this->is_stored( $group ) ) ) {
			$stored = $this->is_stored( $group ) ? $this->asked( static fn( Redis $redis ): mixed => $redis->get( $id ), false ) : false;
			if ( ! is_string( $stored ) ) {
				$found = false;
				unset( $this->known[ $id ] );
				return false;
			}
			$this->known[ $id ] = self::unpacked( $stored );
		}
		$found = true;

		return self::own( $this->known[ $id ] );
	}

	public function set( int|string $key, mixed $value, string $group, int $seconds ): bool {
		$id                 = $this->id( $key, $group );
		$this->known[ $id ] = self::own( $value );
		if ( $this->is_stored( $group ) ) {
			$this->asked( static fn( Redis $redis ): mixed => $redis->set( $id, self::packed( $value ), self::expiry( $seconds ) ), false );
		}

		return true;
	}

	public function add( int|string $key, mixed $value, string $group, int $seconds ): bool {
		$id = $this->id( $key, $group );
		if ( array_key_exists( $id, $this->known ) ) {
			return false;
		}
		$is_new = ! $this->is_stored( $group )
			|| false !== $this->asked( static fn( Redis $redis ): mixed => $redis->set( $id, self::packed( $value ), array( 'nx' ) + self::expiry( $seconds ) ), true );
		if ( $is_new ) {
			$this->known[ $id ] = self::own( $value );
		}

		return $is_new;
	}

	public function delete( int|string $key, string $group ): bool {
		$id     = $this->id( $key, $group );
		$is_new = array_key_exists( $id, $this->known );
		unset( $this->known[ $id ] );

		return ( $this->is_stored( $group ) && 1 === $this->asked( static fn( Redis $redis ): mixed => $redis->del( $id ), 0 ) ) || $is_new;
	}

	/** @return int|false False if no number is stored under the key. */
	public function count( int|string $key, int $by, string $group ): int|false {
		$id     = $this->id( $key, $group );
		$number = $this->get( $key, $group, true, $found );
		if ( true !== $found || ! is_int( $number ) ) {
			return false;
		}
		$counted            = $this->is_stored( $group ) ? $this->asked( static fn( Redis $redis ): mixed => $redis->incrBy( $id, $by ), null ) : null;
		$this->known[ $id ] = is_int( $counted ) ? $counted : $number + $by;

		return $this->known[ $id ];
	}

	public function flush(): bool {
		$this->known = array();

		return true === $this->asked( static fn( Redis $redis ): mixed => $redis->flushDB(), true );
	}

	/**
	 * Runs a command of Redis. After a failure this request does not use Redis again.
	 *
	 * @param callable(Redis): mixed $ask
	 * @param mixed                  $otherwise Result without Redis.
	 */
	private function asked( callable $ask, mixed $otherwise ): mixed {
		try {
			return null === $this->redis ? $otherwise : $ask( $this->redis );
		} catch ( RedisException ) {
			$this->redis = null;

			return $otherwise;
		}
	}

	private function is_stored( string $group ): bool {
		return null !== $this->redis && ! isset( $this->kept_here[ $group ] );
	}

	private function id( int|string $key, string $group ): string {
		return ( isset( $this->global[ $group ] ) ? 'all' : (string) $this->site ) . ":$group:$key";
	}

	/** Returns the stored form of a value. An integer stays as it is, so that Redis can increment it; no serialized value looks like one. */
	private static function packed( mixed $value ): string {
		return is_int( $value ) ? (string) $value : serialize( $value );
	}

	private static function unpacked( string $stored ): mixed {
		return 1 === preg_match( '/^-?\d+$/', $stored ) ? (int) $stored : unserialize( $stored );
	}

	/** Copies an object, so that a caller who changes it does not change the cached one. */
	private static function own( mixed $value ): mixed {
		return is_object( $value ) ? clone $value : $value;
	}

	/** @return array<string, int> */
	private static function expiry( int $seconds ): array {
		return $seconds > 0 ? array( 'ex' => $seconds ) : array();
	}
}

function studio_cal_scale_cache(): Scale_Object_Cache {
	static $cache = null;

	return $cache ??= new Scale_Object_Cache();
}

function wp_cache_init(): void {
	$GLOBALS['wp_object_cache'] = studio_cal_scale_cache();
}

function wp_cache_get( int|string $key, string $group = '', bool $force = false, ?bool &$found = null ): mixed {
	return studio_cal_scale_cache()->get( $key, $group, $force, $found );
}

function wp_cache_set( int|string $key, mixed $data, string $group = '', int $expire = 0 ): bool {
	return studio_cal_scale_cache()->set( $key, $data, $group, $expire );
}

function wp_cache_add( int|string $key, mixed $data, string $group = '', int $expire = 0 ): bool {
	return ! wp_suspend_cache_addition() && studio_cal_scale_cache()->add( $key, $data, $group, $expire );
}

function wp_cache_replace( int|string $key, mixed $data, string $group = '', int $expire = 0 ): bool {
	studio_cal_scale_cache()->get( $key, $group, true, $found );

	return true === $found && studio_cal_scale_cache()->set( $key, $data, $group, $expire );
}

function wp_cache_delete( int|string $key, string $group = '' ): bool {
	return studio_cal_scale_cache()->delete( $key, $group );
}

function wp_cache_incr( int|string $key, int $offset = 1, string $group = '' ): int|false {
	return studio_cal_scale_cache()->count( $key, $offset, $group );
}

function wp_cache_decr( int|string $key, int $offset = 1, string $group = '' ): int|false {
	return studio_cal_scale_cache()->count( $key, -$offset, $group );
}

function wp_cache_flush(): bool {
	return studio_cal_scale_cache()->flush();
}

function wp_cache_close(): bool {
	return true;
}

/** @param string|array<string> $groups */
function wp_cache_add_global_groups( string|array $groups ): void {
	studio_cal_scale_cache()->share( (array) $groups );
}

/** @param string|array<string> $groups */
function wp_cache_add_non_persistent_groups( string|array $groups ): void {
	studio_cal_scale_cache()->keep_here( (array) $groups );
}

function wp_cache_switch_to_blog( int $blog_id ): void {
	studio_cal_scale_cache()->switch_to( $blog_id );
}

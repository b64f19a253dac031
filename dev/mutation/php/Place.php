<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Mutation;

/** Where trials leave their files, and the database that each of them finds as it was. */
final class Place {

	/**
	 * @param string $repo     The checkout.
	 * @param string $dir      A folder of the trials' own.
	 * @param string $log      Where everything goes that this process and its children print.
	 * @param string $database The SQLite file of the site that STUDIO_CALENDAR_SITE names.
	 */
	public function __construct( public readonly string $repo, private readonly string $dir, private readonly string $log, private readonly string $database ) {
		is_dir( $dir ) || mkdir( $dir, 0777, true );
		copy( $database, "$dir/database" );
	}

	public function said(): string {
		return (string) file_get_contents( $this->log );
	}

	public function config(): string {
		return "{$this->dir}/phpunit.xml";
	}

	/** Under a name of its own, since PHP keeps what it has compiled by name. */
	public function write( Mutant $mutant ): string {
		$file = "{$this->dir}/{$mutant->id()}.php";
		file_put_contents( $file, $mutant->code );

		return $file;
	}

	/** Before each trial: the log is empty, and whatever a mutant has done to the database is undone. */
	public function restore(): void {
		file_put_contents( $this->log, '' );
		foreach ( array( "{$this->database}-*", "{$this->dir}/*.php" ) as $pattern ) {
			$left = glob( $pattern );
			array_map( unlink( ... ), false === $left ? array() : $left );
		}
		copy( "{$this->dir}/database", $this->database );
	}
}

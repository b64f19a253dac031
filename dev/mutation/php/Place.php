<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Mutation;

/** Files of the trials, and the database that is restored before each of them. */
final class Place {

	/**
	 * @param string $repo     Path of the checkout.
	 * @param string $dir      Folder for the trials' files only.
	 * @param string $log      File with the output of this process and its child processes.
	 * @param string $database SQLite file of the site that STUDIO_CALENDAR_SITE names.
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

	/** Writes the mutant's code to a file with a unique name, because opcache stores compiled code by name, and returns its path. */
	public function write( Mutant $mutant ): string {
		$file = "{$this->dir}/{$mutant->id()}.php";
		file_put_contents( $file, $mutant->code );

		return $file;
	}

	/** Empties the log, deletes the files of the last mutant and restores the database. */
	public function restore(): void {
		file_put_contents( $this->log, '' );
		foreach ( array( "{$this->database}-*", "{$this->dir}/*.php" ) as $pattern ) {
			$left = glob( $pattern );
			array_map( unlink( ... ), false === $left ? array() : $left );
		}
		copy( "{$this->dir}/database", $this->database );
	}
}

import { run } from './run.mjs';
import { canInstall, ensurePackages, missingPackages } from './system.mjs';
import { runWasm } from './wasm.mjs';

/**
 * What every PHP of ours runs with, whatever the machine's php.ini says. A limit of time is for the requests of a server
 * alone: a whole suite in one process would pass it, and PHP then ends without a summary.
 */
export const PHP_SETTINGS = [
	'display_errors=0',
	'memory_limit=512M',
	'post_max_size=64M',
	'upload_max_filesize=64M',
	// It reads the letter to its end: a command that is done before the letter is written makes mail() answer false. What
	// PHP adds (-f and the sender) is the little script's, not cat's.
	`sendmail_path="sh -c 'cat >/dev/null' --"`,
].flatMap( ( setting ) => [ '-d', setting ] );

/**
 * Which PHP to run WordPress with: the machine's own, with the extensions it lacks installed where that can be done, else
 * WebAssembly. STUDIO_CALENDAR_PHP=native or =wasm decides it beforehand.
 *
 * @param {string} db As makeSite() takes it.
 * @return {Promise<'native'|'wasm'>}
 */
export async function choosePhp( db ) {
	const wish = process.env[ 'STUDIO_CALENDAR_PHP' ];
	// php-mbstring has no use for WordPress alone, which brings its own, slower functions.
	const packages = [
		'php-cli',
		db === 'sqlite' ? 'php-sqlite3' : 'php-mysql',
		'php-gd',
		'php-mbstring',
	];
	if ( wish === 'wasm' ) {
		return 'wasm';
	}
	if ( wish === 'native' || canInstall() || db !== 'sqlite' ) {
		await ensurePackages( packages, 'WordPress' );
		return 'native';
	}
	return ( await missingPackages( packages ) ).length === 0
		? 'native'
		: 'wasm';
}

/**
 * Runs a PHP file with an input.
 *
 * @param {string}                            file
 * @param {string}                            input On standard input, or in the file that the first argument names.
 * @param {import('./site.mjs').Site|undefined} site  Whose PHP to take, in whose folder; the machine's own without one.
 * @return {Promise<{ code: number, stdout: string, stderr: string }>}
 */
export function runPhp( file, input, site ) {
	if ( site?.php === 'wasm' ) {
		return runWasm( file, input, site );
	}
	return run(
		'php',
		[ ...PHP_SETTINGS, '-d', 'display_errors=stderr', file ],
		{
			cwd: site?.dir,
			env: site?.env,
			input,
			quiet: true,
			allowFailure: true,
		}
	);
}

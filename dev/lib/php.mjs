import { run } from './run.mjs';
import { canInstall, ensurePackages, missingPackages } from './system.mjs';
import { runWasm } from './wasm.mjs';

/**
 * Settings for every PHP process, which override the machine's php.ini. Only web servers have a time limit: a whole
 * suite in one process would exceed it, and PHP would end without a summary.
 */
export const PHP_SETTINGS = [
	'display_errors=0',
	'memory_limit=512M',
	'post_max_size=64M',
	'upload_max_filesize=64M',
	// `cat` reads the whole email, because mail() returns false if the command exits before PHP has written the email.
	// PHP appends `-f` and the sender, which become arguments of the script and not of `cat`.
	`sendmail_path="sh -c 'cat >/dev/null' --"`,
].flatMap( ( setting ) => [ '-d', setting ] );

/**
 * Selects the PHP for WordPress: the machine's, whose missing extensions are installed if possible, otherwise
 * WebAssembly. STUDIO_CALENDAR_PHP=native or =wasm overrides this.
 *
 * @param {string} db `sqlite` or the URL of a MySQL database, as for makeSite().
 * @return {Promise<'native'|'wasm'>}
 */
export async function choosePhp( db ) {
	const wish = process.env[ 'STUDIO_CALENDAR_PHP' ];
	// WordPress would run without php-mbstring, but its replacement functions are slower.
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
 * @param {string}                            input Text for standard input; php-wasm gets it in a file (argument 1).
 * @param {import('./site.mjs').Site|undefined} site  Site whose PHP and folder to use; without it, the machine's PHP.
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

/** Name of the browser's Debian package and of its command: the engine of `chromium` without windows. */
export const CHROMIUM_PACKAGE = 'chromium-headless-shell';

/** Path of the browser for tests, pictures and benchmarks; the environment variable CHROMIUM overrides it. */
export const chromiumPath =
	process.env[ 'CHROMIUM' ] ?? `/usr/bin/${ CHROMIUM_PACKAGE }`;

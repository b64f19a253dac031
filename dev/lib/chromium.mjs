/** Debian's package of the browser, and the name of its command: the same engine as `chromium` without a window to draw. */
export const CHROMIUM_PACKAGE = 'chromium-headless-shell';

/** Where the browser of tests, pictures and benchmarks is; CHROMIUM names another one. */
export const chromiumPath =
	process.env[ 'CHROMIUM' ] ?? `/usr/bin/${ CHROMIUM_PACKAGE }`;

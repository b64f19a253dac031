/** Name of the browser's Debian package and of its command: the engine of `chromium` without windows. */
export const CHROMIUM_PACKAGE = 'chromium-headless-shell';

/** Path of the browser for tests, pictures and benchmarks; the environment variable CHROMIUM overrides it. */
export const chromiumPath =
	process.env[ 'CHROMIUM' ] ?? `/usr/bin/${ CHROMIUM_PACKAGE }`;

/** Options of Debian's Chromium: it also starts as root in a container, and sends no requests of its own. */
export const launchOptions = {
	executablePath: chromiumPath,
	args: [
		'--no-sandbox',
		'--disable-gpu',
		'--disable-quic',
		'--no-first-run',
		'--disable-background-networking',
		'--disable-component-update',
		'--disable-sync',
		'--host-resolver-rules=MAP secure.gravatar.com ~NOTFOUND',
	],
};

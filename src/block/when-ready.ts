/** WordPress scripts required at start, by their global names. */
interface Scripts {
	readonly React?: unknown;
	readonly ReactJSXRuntime?: unknown;
	readonly wp?: {
		readonly element?: { readonly createRoot?: unknown };
		readonly i18n?: { readonly createI18n?: unknown };
	};
}

/** Milliseconds between checks for them. */
const FIRST_PAUSE = 50;
const LONGEST_PAUSE = 1000;

function areThere(): boolean {
	const { React, ReactJSXRuntime, wp } = window as unknown as Scripts;
	return Boolean(
		React &&
		ReactJSXRuntime &&
		wp?.element?.createRoot &&
		wp.i18n?.createI18n
	);
}

/**
 * Starts once the page is parsed and React is available. Optimizers delay and reorder scripts, so React may load after
 * this file; no code that needs it runs before.
 *
 * @param load Runs the code that needs React.
 */
export function startWhenReady(
	load: () => Promise< { readonly start: () => void } >
): void {
	const begin = () => void whenThere( load );
	if ( document.readyState === 'loading' ) {
		document.addEventListener( 'DOMContentLoaded', begin );
	} else {
		begin();
	}
}

async function whenThere(
	load: () => Promise< { readonly start: () => void } >
): Promise< void > {
	let pause = FIRST_PAUSE;
	while ( ! areThere() ) {
		await new Promise( ( resolve ) => {
			setTimeout( resolve, pause );
		} );
		pause = Math.min( LONGEST_PAUSE, pause * 2 );
	}
	const { start } = await load();
	start();
}

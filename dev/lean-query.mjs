import { fileURLToPath } from 'node:url';

/** Parts of TanStack Query that its client always brings along, though only mutations and endless lists need them. */
const LEFT_OUT = /^\.\/(mutationCache|infiniteQueryBehavior)\.js$/;

const INSTEAD = fileURLToPath(
	new URL( './query-parts.mjs', import.meta.url )
);

/** webpack: what the calendar never asks of TanStack Query does not weigh on the start of the page. */
export class LeanQueryPlugin {
	apply( compiler ) {
		const { NormalModuleReplacementPlugin } = compiler.webpack;
		new NormalModuleReplacementPlugin( LEFT_OUT, ( resource ) => {
			if ( /[\\/]query-core[\\/]/.test( resource.context ) ) {
				resource.request = INSTEAD;
			}
		} ).apply( compiler );
	}
}

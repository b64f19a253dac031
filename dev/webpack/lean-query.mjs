import { fileURLToPath } from 'node:url';
import { leaveOut } from './leave-out.mjs';

/** Parts of TanStack Query that its client always brings along, though only mutations and endless lists need them. */
const LEFT_OUT = /^\.\/(mutationCache|infiniteQueryBehavior)\.js$/;

const INSTEAD = fileURLToPath(
	new URL( './query-parts.mjs', import.meta.url )
);

/** webpack: what the calendar never asks of TanStack Query does not weigh on the start of the page. */
export class LeanQueryPlugin {
	apply( compiler ) {
		leaveOut( compiler, LEFT_OUT, /[\\/]query-core[\\/]/, INSTEAD );
	}
}

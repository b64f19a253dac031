/**
 * Stand in for two modules of TanStack Query (dev/webpack/lean-query.mjs). Its client asks the first one at its start and when
 * the network is back; whoever begins to use what is left out hears so at once.
 */
export class MutationCache {
	findAll() {
		return [];
	}

	resumePausedMutations() {
		return Promise.resolve();
	}

	clear() {}

	build() {
		throw leftOut();
	}
}

export function infiniteQueryBehavior() {
	throw leftOut();
}

const leftOut = () =>
	new Error( 'Left out of TanStack Query, see dev/webpack/lean-query.mjs.' );

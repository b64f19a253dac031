/**
 * Stand in for some modules of TanStack Query (dev/webpack/lean-query.mjs). Its client asks the first one at its start and when
 * the page is seen again; whoever begins to use what is left out hears so at once.
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

/** A read that failed is not tried again while the page is hidden. */
export const focusManager = {
	isFocused: () => document.visibilityState !== 'hidden',
	subscribe( listener ) {
		const tell = () => listener( focusManager.isFocused() );
		document.addEventListener( 'visibilitychange', tell );
		return () => document.removeEventListener( 'visibilitychange', tell );
	},
};

/** Requests are sent whatever the browser says of its network. */
export const onlineManager = {
	isOnline: () => true,
	subscribe: () => () => {},
};

/** Has the timers under the same names. */
export const timeoutManager = globalThis;

export const systemSetTimeoutZero = ( callback ) => setTimeout( callback, 0 );

export const isServer = () => false;
export const environmentManager = { isServer };

export function ensureSuspenseTimers( { suspense, throwOnError } ) {
	if ( suspense || throwOnError ) {
		throw leftOut();
	}
}

export const shouldSuspend = () => false;
export const getHasError = shouldSuspend;
export const useIsRestoring = shouldSuspend;

export function fetchOptimistic() {
	throw leftOut();
}

export function ensurePreventErrorBoundaryRetry() {}
export function useClearResetErrorBoundary() {}
export function useQueryErrorResetBoundary() {}

const leftOut = () =>
	new Error( 'Left out of TanStack Query, see dev/webpack/lean-query.mjs.' );

/**
 * Replaces some modules of TanStack Query (dev/webpack/lean-query.mjs). Its client uses the mutation cache when it is
 * created and when the page becomes visible again. Any use of an omitted part throws.
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

/** Keeps failed reads from being retried while the page is hidden. */
export const focusManager = {
	isFocused: () => document.visibilityState !== 'hidden',
	subscribe( listener ) {
		const tell = () => listener( focusManager.isFocused() );
		document.addEventListener( 'visibilitychange', tell );
		return () => document.removeEventListener( 'visibilitychange', tell );
	},
};

/** Lets requests be sent regardless of the browser's network state. */
export const onlineManager = {
	isOnline: () => true,
	subscribe: () => () => {},
};

/** The global object has the same functions. */
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

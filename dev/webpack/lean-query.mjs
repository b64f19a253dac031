import { fileURLToPath } from 'node:url';
import { leaveOut } from './leave-out.mjs';
import { memberRule } from './member-rule.mjs';

/**
 * Parts of TanStack Query that its client always imports, although only mutations, infinite lists, server rendering,
 * suspense and error boundaries use them; and its network state, which the calendar ignores (src/store/query-client.ts).
 */
const LEFT_OUT =
	/^\.\/(mutationCache|infiniteQueryBehavior|environmentManager|focusManager|onlineManager|timeoutManager|suspense|errorBoundaryUtils|IsRestoringProvider|QueryErrorResetBoundary)\.js$/;

const FOLDER = /[\\/](query-core|react-query)[\\/]/;

const INSTEAD = fileURLToPath(
	new URL( './query-parts.mjs', import.meta.url )
);

/** What a query tells that no component asks for. */
export const RESULTS = [
	'isInitialLoading',
	'failureCount',
	'failureReason',
	'errorUpdateCount',
	'isFetched',
	'isFetchedAfterMount',
	'isRefetching',
	'isLoadingError',
	'isPaused',
	'isRefetchError',
	'isEnabled',
];

/** Methods that the calendar never calls, by module. A minifier cannot know that they are unused. */
export const MEMBERS = {
	query: [ 'resetState', 'reset', 'queryType' ],
	queryClient: [
		'isFetching',
		'isMutating',
		'ensureQueryData',
		'getQueriesData',
		'removeQueries',
		'resetQueries',
		'cancelQueries',
		'fetchQuery',
		'prefetchQuery',
		'infiniteQuery',
		'fetchInfiniteQuery',
		'prefetchInfiniteQuery',
		'ensureInfiniteQueryData',
		'getMutationCache',
		'getDefaultOptions',
		'setDefaultOptions',
		'setQueryDefaults',
		'setMutationDefaults',
		'getMutationDefaults',
		'defaultMutationOptions',
	],
	queryObserver: [ 'getCurrentQuery', 'fetchOptimistic', ...RESULTS ],
	notifyManager: [
		'setNotifyFunction',
		'setBatchNotifyFunction',
		'setScheduler',
	],
};

/** webpack: omits the parts of TanStack Query that the calendar never uses, because its page loads the rest at the start. */
export class LeanQueryPlugin {
	apply( compiler ) {
		leaveOut( compiler, LEFT_OUT, FOLDER, INSTEAD );
		compiler.options.module.rules.push(
			...Object.entries( MEMBERS ).map( ( [ module, names ] ) =>
				memberRule( `query-core/build/modern/${ module }.js`, names )
			)
		);
	}
}

import { fileURLToPath } from 'node:url';
import { leaveOut } from './leave-out.mjs';
import { memberRule } from './member-rule.mjs';

/**
 * Parts of TanStack Query that its client always brings along, though only mutations, endless lists, servers, suspense and
 * error boundaries need them; and those that can be told when the network is gone, which the calendar never asks
 * (src/store/query-client.ts).
 */
const LEFT_OUT =
	/^\.\/(mutationCache|infiniteQueryBehavior|environmentManager|focusManager|onlineManager|timeoutManager|suspense|errorBoundaryUtils|IsRestoringProvider|QueryErrorResetBoundary)\.js$/;

const FOLDER = /[\\/](query-core|react-query)[\\/]/;

const INSTEAD = fileURLToPath(
	new URL( './query-parts.mjs', import.meta.url )
);

/** Methods that nothing of ours asks for, by the module that has them. No minifier can tell. */
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
	queryObserver: [ 'getCurrentQuery', 'fetchOptimistic' ],
	notifyManager: [
		'setNotifyFunction',
		'setBatchNotifyFunction',
		'setScheduler',
	],
};

/** webpack: what the calendar never asks of TanStack Query does not weigh on the start of the page. */
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

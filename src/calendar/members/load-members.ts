import type { Members } from './parts';

let known: Members | null = null;

/** Tells that the page's script has the parts of members itself. */
export function haveMembers( members: Members ): void {
	known = members;
}

/** Loads the parts of members: people with a login have them in the page's script, others fetch a chunk. */
export const loadMembers = async (): Promise< Members > =>
	known ??
	( await import( /* webpackChunkName: "members" */ './members' ) ).members;

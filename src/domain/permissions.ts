/** User types of a studio (docs/behaviour.md, 5). */
export type Role = 'Owner' | 'Trainer' | 'Admin' | 'Guest';

/** Scope of a permission: all bookings, the person's own, or none; adding for "all" means for any trainer. */
export type Reach = 'all' | 'own' | 'none';

export interface Abilities {
	readonly add: Reach;
	/** Status of a new booking in studios with approval. */
	readonly firstStatus: 'Approved' | 'Pending' | null;
	/** "own" applies while the booking's date is today or later. */
	readonly edit: Reach;
	readonly cancel: Reach;
	/** Approving, payments, trainer history, hidden descriptions, email addresses and phone numbers of trainers. */
	readonly manage: boolean;
	/** Details of private bookings instead of "Busy". */
	readonly seesPrivate: Reach;
}

/** Role table, equal to the server's; tests/fixtures/contract/roles.json verifies both. */
export const ABILITIES: Readonly< Record< Role, Abilities > > = {
	Owner: {
		add: 'all',
		firstStatus: 'Approved',
		edit: 'all',
		cancel: 'all',
		manage: true,
		seesPrivate: 'all',
	},
	Trainer: {
		add: 'own',
		firstStatus: 'Pending',
		edit: 'own',
		cancel: 'own',
		manage: false,
		seesPrivate: 'own',
	},
	Admin: {
		add: 'own',
		firstStatus: 'Pending',
		edit: 'all',
		cancel: 'all',
		manage: false,
		seesPrivate: 'all',
	},
	Guest: {
		add: 'none',
		firstStatus: null,
		edit: 'none',
		cancel: 'none',
		manage: false,
		seesPrivate: 'none',
	},
};

/** Role names of responses. A map, because an object has inherited members that a host could name. */
const ROLE_NAMES: ReadonlyMap< string, Role > = new Map( [
	[ 'owner', 'Owner' ],
	[ 'trainer', 'Trainer' ],
	[ 'admin', 'Admin' ],
	[ 'administrator', 'Admin' ],
] );

/** Returns the role of a response's `permission`; unknown ones may only view. */
export function roleOf( permission: string ): Role {
	return ROLE_NAMES.get( permission.toLowerCase() ) ?? 'Guest';
}

/** User types of a studio (docs/behaviour.md, 5). */
export type Role = 'Owner' | 'Trainer' | 'Admin' | 'Guest';

/** Every booking, one's own, or none; adding for "all" is for any trainer. */
export type Reach = 'all' | 'own' | 'none';

export interface Abilities {
	readonly add: Reach;
	/** What a new booking starts as where the studio wants approval. */
	readonly firstStatus: 'Approved' | 'Pending' | null;
	/** "own": while the booking's date is today or later. */
	readonly edit: Reach;
	readonly cancel: Reach;
	/** Approve, payment and its fields, trainer history, hidden description, e-mail and phone of trainers. */
	readonly manage: boolean;
	/** The whole of a private booking instead of "Busy". */
	readonly seesPrivate: Reach;
}

/** The same table as the server's; tests/fixtures/contract/roles.json holds both to it. */
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

/** A map, since an object has members that no host should be able to name. */
const ROLE_NAMES: ReadonlyMap< string, Role > = new Map( [
	[ 'owner', 'Owner' ],
	[ 'trainer', 'Trainer' ],
	[ 'admin', 'Admin' ],
	[ 'administrator', 'Admin' ],
] );

/** The role a response's `permission` stands for; anything unknown may only look. */
export function roleOf( permission: string ): Role {
	return ROLE_NAMES.get( permission.toLowerCase() ) ?? 'Guest';
}

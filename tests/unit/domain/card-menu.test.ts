import { isLoading, type Payment } from '../../../src/domain/booking';
import {
	cardActions,
	isActionLoading,
	effectOf,
	flagsOf,
	withFlags,
} from '../../../src/domain/card-menu';
import type { Role } from '../../../src/domain/permissions';
import { at, makeBooking } from '../support/bookings';

const paid: Payment = {
	isPaid: true,
	method: 'cash',
	frequency: 'per_session',
};
const unpaid: Payment = { ...paid, isPaid: false };

const TODAY = '2026-11-20';

const OWN = makeBooking( { trainerId: '5' } );
const OTHER = makeBooking( { trainerId: '6' } );

describe( 'the menu of a card', () => {
	it.each<
		[ string, Role, Parameters< typeof makeBooking >[ 0 ], string[] ]
	>( [
		[
			'owner, pending, unpaid',
			'Owner',
			{ isPending: true, payment: unpaid },
			[
				'approve',
				'edit',
				'move',
				'duplicate',
				'nextWeek',
				'markPaid',
				'history',
				'cancel',
			],
		],
		[
			'owner, approved, unpaid',
			'Owner',
			{ payment: unpaid },
			[
				'edit',
				'move',
				'duplicate',
				'nextWeek',
				'markPaid',
				'history',
				'cancel',
			],
		],
		[
			'owner, approved, paid',
			'Owner',
			{ payment: paid },
			[
				'edit',
				'move',
				'duplicate',
				'nextWeek',
				'markUnpaid',
				'history',
				'cancel',
			],
		],
		[
			'owner, payment not told',
			'Owner',
			{},
			[ 'edit', 'move', 'duplicate', 'nextWeek', 'history', 'cancel' ],
		],
		[
			'owner, trainer not told',
			'Owner',
			{ trainerId: null },
			[ 'edit', 'move', 'duplicate', 'nextWeek', 'cancel' ],
		],
		[
			'admin, pending',
			'Admin',
			{ isPending: true },
			[ 'edit', 'move', 'duplicate', 'nextWeek', 'cancel' ],
		],
		[
			'admin, another’s',
			'Admin',
			{ trainerId: '6' },
			[ 'edit', 'move', 'duplicate', 'nextWeek', 'cancel' ],
		],
		[
			'admin, past',
			'Admin',
			{ date: '2026-11-19' },
			[ 'edit', 'move', 'duplicate', 'nextWeek', 'cancel' ],
		],
		[
			'owner, past',
			'Owner',
			{ date: '2026-11-19' },
			[ 'edit', 'move', 'duplicate', 'nextWeek', 'history', 'cancel' ],
		],
		[
			'trainer, own, past',
			'Trainer',
			{ date: '2026-11-19' },
			[ 'duplicate', 'nextWeek', 'cancel' ],
		],
		[
			'trainer, own, to come',
			'Trainer',
			{ date: '2026-11-21' },
			[ 'edit', 'move', 'duplicate', 'nextWeek', 'cancel' ],
		],
		[
			'trainer, own, today',
			'Trainer',
			{ trainerId: '5' },
			[ 'edit', 'move', 'duplicate', 'nextWeek', 'cancel' ],
		],
		[
			'trainer, own and pending',
			'Trainer',
			{ trainerId: '5', isPending: true },
			[ 'edit', 'move', 'duplicate', 'nextWeek', 'cancel' ],
		],
		[ 'trainer, another’s', 'Trainer', { trainerId: '6' }, [] ],
		[ 'trainer, trainer not told', 'Trainer', { trainerId: null }, [] ],
		[ 'guest', 'Guest', {}, [] ],
		[ 'owner, busy', 'Owner', { isBusy: true }, [] ],
		[ 'owner, canceled', 'Owner', { flags: { isCanceled: true } }, [] ],
	] )( 'for %s', ( _case, role, part, entries ) => {
		const booking = makeBooking( part );
		expect( cardActions( booking, { role, userId: '5' }, TODAY ) ).toEqual(
			entries
		);
	} );

	it( 'is nobody’s where neither visitor nor trainer is known', () => {
		const booking = makeBooking( { trainerId: null } );
		const visitor = { role: 'Trainer', userId: null } as const;
		expect( cardActions( booking, visitor, TODAY ) ).toEqual( [] );
	} );
} );

it( 'both payment entries wait for the one payment call', () => {
	const flags = { isPaymentStatusLoading: true };
	const booking = makeBooking( { flags } );
	expect( isActionLoading( booking, 'markPaid' ) ).toBe( true );
	expect( isActionLoading( booking, 'markUnpaid' ) ).toBe( true );
	expect( isActionLoading( booking, 'cancel' ) ).toBe( false );
	expect( isActionLoading( booking, 'history' ) ).toBe( false );
} );

it( 'a booking waits while any of its calls runs', () => {
	expect( isLoading( OWN ) ).toBe( false );
	expect( isActionLoading( OWN, 'cancel' ) ).toBe( false );
	expect( isLoading( { ...OWN, flags: {} } ) ).toBe( false );
	for ( const name of [
		'isApproveLoading',
		'isCancelLoading',
		'isPaymentStatusLoading',
	] as const ) {
		const flags = { [ name ]: true };
		expect( isLoading( { ...OWN, flags } ) ).toBe( true );
	}
} );

describe( 'what this session has done', () => {
	it( 'makes a new object of the one booking it was done to', () => {
		const flags = new Map( [ [ OWN.id, { isApproveLoading: true } ] ] );
		const [ own, other ] = withFlags( [ OWN, OTHER ], flags, [] );
		expect( own?.flags?.isApproveLoading ).toBe( true );
		expect( other ).toBe( OTHER );
	} );

	it( 'runs for each booking and action by itself', () => {
		const approving = { action: 'approve', booking: OWN } as const;
		const paying = { action: 'markPaid', booking: OWN } as const;
		expect( flagsOf( [ approving, paying ] ).get( OWN.id ) ).toEqual( {
			isApproveLoading: true,
			isPaymentStatusLoading: true,
		} );
		expect( flagsOf( [ paying ] ).get( OWN.id ) ).toEqual( {
			isPaymentStatusLoading: true,
		} );
		expect( flagsOf( [] ).size ).toBe( 0 );
	} );

	it( 'keeps each canceled booking in its place while that can be undone', () => {
		const pending = makeBooking( { isPending: true, date: '2026-11-21' } );
		const flags = { isCanceled: true };
		expect( withFlags( [], new Map(), [ OWN, pending ] ) ).toEqual( [
			{ ...OWN, flags },
			{ ...pending, flags, isPending: false },
		] );
	} );

	it.each( [
		[ 'approve', { isPending: false } ],
		[ 'markPaid', { payment: { ...unpaid, isPaid: true } } ],
		[ 'markUnpaid', { payment: unpaid } ],
		[ 'restore', {} ],
	] as const )( 'is known without being told: %s', ( action, part ) => {
		const booking = makeBooking( { isPending: true, payment: unpaid } );
		expect( effectOf( action, booking )( booking ) ).toEqual( {
			...booking,
			...part,
		} );
	} );

	it( 'is known without being told: what is gone, and what is back', () => {
		expect( effectOf( 'cancel', OWN )( OWN ) ).toBeNull();
		expect( effectOf( 'restore', OWN )( undefined ) ).toBe( OWN );
		expect( effectOf( 'approve', OWN )( undefined ) ).toBeUndefined();
	} );

	it( 'is nothing to a booking that is not known, or not as paid or unpaid', () => {
		expect( effectOf( 'markPaid', OWN )( undefined ) ).toBeUndefined();
		expect( effectOf( 'markPaid', OWN )( OWN ) ).toBe( OWN );
	} );

	it( 'leaves a canceled booking without anything that runs', () => {
		const [ gone ] = withFlags( [], new Map(), [ OWN ] );
		expect( gone?.flags ).toEqual( { isCanceled: true } );
	} );

	it( 'runs on a booking that is being saved at another place, which still looks so', () => {
		const moved = { ...OWN, flags: { isMoveLoading: true } };
		const flags = new Map( [ [ OWN.id, { isCancelLoading: true } ] ] );
		expect( withFlags( [ moved ], flags, [] )[ 0 ]?.flags ).toEqual( {
			isCancelLoading: true,
			isMoveLoading: true,
		} );
	} );

	it.each( [
		[ 'is booked again elsewhere', { id: OWN.id, date: '2026-11-21' }, 1 ],
		[ 'has another at its time in another room', { roomId: '12' }, 2 ],
		[ 'has another at its time on another day', { date: '2026-11-21' }, 2 ],
		[
			'ends where another begins',
			{ from: at( '17:00' ), to: at( '18:00' ) },
			2,
		],
		[ 'shares a minute', { from: at( '17:00' ), to: at( '18:01' ) }, 1 ],
	] )( 'keeps its place or not where it %s', ( _, part, count ) => {
		const other = makeBooking( part );
		expect( withFlags( [ other ], new Map(), [ OWN ] ) ).toHaveLength(
			count
		);
	} );

	it( 'gives the place up to who takes the time', () => {
		const taker = makeBooking( { from: at( '18:30' ), to: at( '20:00' ) } );
		expect( withFlags( [ taker ], new Map(), [ OWN ] ) ).toEqual( [
			taker,
		] );
		const after = makeBooking( { from: OWN.to, to: at( '20:00' ) } );
		expect( withFlags( [ after ], new Map(), [ OWN ] ) ).toHaveLength( 2 );
	} );
} );

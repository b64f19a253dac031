import fc from 'fast-check';
import { ApiError } from '../../../src/api/api-error';
import { toSchedule } from '../../../src/api/schedule-wire';
import { ABILITIES } from '../../../src/domain/permissions';
import { isIsoDate } from '../../../src/domain/time';

const RECEIVED = {
	range: { from: '2026-11-16', to: '2026-11-22' },
	asOf: 1,
	asked: 0,
	clockOffset: null,
	etag: null,
};

describe( 'whatever a host answers', () => {
	/** The plugin's own names, combined with any value: data that only resembles a schedule is what breaks parsers. */
	const NAMES = [
		...[ 'status', 'bookings', 'rooms', 'allTrainers', 'trainers' ],
		...[ 'urls', 'permission', 'user_id', 'studio', 'revision', 'id' ],
		...[ 'room_id', 'room_name', 'date', 'time_from', 'time_to', 'title' ],
		...[ 'event_id', 'post_author_id', 'private', 'gallery', 'original' ],
		...[ 'payment_status', 'timezone', 'earliestHour', 'latestHour' ],
		...[ 'minBookingMinutes', 'first_name', 'name', 'fullname' ],
	];
	const VALUES = [
		...[ '2026-11-20', '2026-02-30', '18:00', '24:00', '00:00', '11' ],
		...[ 'Owner', 'Pending', 'paid', '__proto__', 'constructor', '', '0' ],
	];
	const { tree } = fc.letrec< { tree: unknown } >( ( tie ) => ( {
		tree: fc.oneof(
			{ maxDepth: 5, withCrossShrink: true },
			fc.jsonValue(),
			fc.constantFrom( ...VALUES ),
			fc.integer(),
			fc.array( tie( 'tree' ), { maxLength: 4 } ),
			fc.dictionary( fc.constantFrom( ...NAMES ), tie( 'tree' ), {
				maxKeys: 8,
			} )
		),
	} ) );

	/** Returns whether a response becomes a sound schedule or an ApiError; any other error fails the test. */
	function isSound( wire: unknown ): boolean {
		try {
			const schedule = toSchedule( wire, RECEIVED );
			const { bookings, rooms, studio, role } = schedule;
			const known = new Set( rooms.map( ( { id } ) => id ) );
			return (
				Object.keys( ABILITIES ).includes( role ) &&
				studio.latestHour > studio.earliestHour &&
				bookings.every(
					( { date, from, to, roomId } ) =>
						isIsoDate( date ) &&
						from <= to &&
						to <= 1440 &&
						known.has( roomId )
				)
			);
		} catch ( error: unknown ) {
			if ( error instanceof ApiError ) {
				return true;
			}
			throw error;
		}
	}

	it( 'is a schedule or an ApiError', () => {
		fc.assert(
			fc.property( tree, ( wire ) => {
				expect( isSound( wire ) ).toBe( true );
			} ),
			{ numRuns: 1000 }
		);
	} );

	it( 'is so too with anything in the place of each member', () => {
		const bookings = fc.array( tree, { maxLength: 3 } );
		fc.assert(
			fc.property(
				fc.record(
					{
						status: fc.constant( 'ok' ),
						bookings: fc.oneof(
							tree,
							fc.array( fc.record( { bookings } ) )
						),
						rooms: tree,
						allTrainers: tree,
						trainers: tree,
						studio: tree,
						permission: fc.oneof(
							tree,
							fc.constantFrom( ...VALUES )
						),
						user_id: tree,
						revision: tree,
					},
					{ requiredKeys: [ 'bookings' ] }
				),
				( wire ) => {
					expect( isSound( wire ) ).toBe( true );
				}
			),
			{ numRuns: 1000 }
		);
	} );
} );

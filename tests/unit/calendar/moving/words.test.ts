import {
	placeText,
	reasonText,
	saidText,
	wholeText,
} from '../../../../src/calendar/moving/drop/moving-texts';
import type { Over } from '../../../../src/domain/moving/place';
import { loadTexts } from '../../../../src/i18n/texts';
import { at, makeBooking } from '../../support/bookings';

const place = {
	roomId: '11',
	date: '2026-11-22',
	from: at( '12:45' ),
	to: at( '14:45' ),
};
const yoga = makeBooking( {
	title: 'Yoga',
	from: at( '12:00' ),
	to: at( '13:00' ),
} );
const RULES = { gapMinutes: 15, minMinutes: 60 };

const over = ( part: Partial< Over > ): Over => ( {
	place,
	verdict: { kind: 'past' },
	stance: 'refused',
	...part,
} );

describe( 'a place', () => {
	it( 'names its day only where it differs', () => {
		expect( placeText( place, '2026-11-22', 'Big hall', 'en' ) ).toBe(
			'12:45–14:45 · Big hall'
		);
		expect( placeText( place, '2026-11-20', 'Big hall', 'en' ) ).toBe(
			'Sun 22 · 12:45–14:45 · Big hall'
		);
	} );

	it( 'is said and shown whole', async () => {
		const texts = await loadTexts( 'en' );
		const words = { room: 'Big hall', state: 'Free' };
		expect( wholeText( place, 'Big hall', 'en' ) ).toBe(
			'Sun 22 Nov, 12:45–14:45, Big hall'
		);
		expect( saidText( place, words, 'en', texts ) ).toBe(
			'Sun 22 Nov, 12:45 to 14:45, Big hall, Free'
		);
	} );
} );

describe( 'a reason', () => {
	it.each< readonly [ Partial< Over >, string ] >( [
		[ { stance: 'fits' }, '' ],
		[ { verdict: null, stance: null }, 'Loading...' ],
		[ {}, 'In the past' ],
		[
			{ verdict: { kind: 'short' } },
			'Time range must be at least 60 minutes',
		],
		[
			{ verdict: { kind: 'taken', by: yoga } },
			'Taken by Yoga until 13:00',
		],
		[
			{
				verdict: { kind: 'close', to: yoga, side: 'after' },
				stance: 'asks',
			},
			'Leave 15 min free after Yoga',
		],
	] )( 'of %j is %p', async ( part, text ) => {
		const texts = await loadTexts( 'en' );
		expect( reasonText( over( part ), RULES, texts ) ).toBe( text );
	} );
} );

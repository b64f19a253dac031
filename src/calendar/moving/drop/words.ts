import { sprintf } from '@wordpress/i18n';
import type { Studio } from '../../../domain/booking';
import type { Locale } from '../../../domain/labels';
import type { Over, Place } from '../../../domain/moving/place';
import type { Moving } from '../../../domain/moving/states';
import type { IsoDate } from '../../../domain/time';
import type { Texts } from '../../../i18n/texts';
import { placeText, reasonText, saidText, wholeText } from './moving-texts';

/** Words for where a booking is held. */
export interface Words {
	/** Why it cannot be there, or what would be broken; empty if it fits. */
	readonly reasonOf: ( over: Over ) => string;
	/** Day if it differs, times and room. */
	readonly labelOf: ( place: Place, before: IsoDate ) => string;
	/** Day, times and room. */
	readonly wholeOf: ( place: Place ) => string;
	/** What a screen reader says of a state; empty for nothing new. */
	readonly saidOf: ( state: Moving ) => string;
}

export function wordsOf(
	studio: Studio | undefined,
	nameOf: ( place: Place ) => string,
	i18n: Texts & { readonly locale: Locale }
): Words {
	const { __, locale } = i18n;
	const reasonOf = ( over: Over ) =>
		studio ? reasonText( over, studio, i18n ) : '';
	const whereOf = ( over: Over ) =>
		saidText(
			over.place,
			{
				room: nameOf( over.place ),
				state: reasonOf( over ) || __( 'Free', 'studio-calendar' ),
			},
			locale,
			i18n
		);
	return {
		reasonOf,
		labelOf: ( place, before ) =>
			placeText( place, before, nameOf( place ), locale ),
		wholeOf: ( place ) => wholeText( place, nameOf( place ), locale ),
		saidOf: ( state ) => {
			switch ( state.status ) {
				case 'idle':
				case 'pressed':
					return '';
				case 'lifted':
					return state.over && state.hasMoved && ! state.isHeld
						? whereOf( state.over )
						: sprintf(
								/* translators: %s: title of a booking */
								__( 'Moving %s', 'studio-calendar' ),
								state.booking.title
							);
				case 'asking':
					return reasonOf( state.over );
				case 'dropped':
					return __( 'Moved', 'studio-calendar' );
				case 'returning':
					return __( 'Back in its place', 'studio-calendar' );
			}
		},
	};
}

import { sprintf } from '@wordpress/i18n';
import type { Booking } from '../../../domain/booking';
import { weekdayName, type Locale } from '../../../domain/labels';
import type { OwnWrite } from '../../../domain/own-writes';
import { toTime } from '../../../domain/time';
import { useI18n } from '../../../i18n/context';
import type { Texts } from '../../../i18n/texts';

/** What a write has done, and below it what follows. */
export function WriteText( { write }: { readonly write: OwnWrite } ) {
	const i18n = useI18n();
	const done = doneText( write, i18n );
	const then = thenText( write, i18n );
	return then === null ? (
		<>{ done }</>
	) : (
		<>
			<b>{ done }</b>
			<br />
			{ then }
		</>
	);
}

function doneText( write: OwnWrite, i18n: Texts & { locale: Locale } ): string {
	const { kind, bookings } = write;
	const { __ } = i18n;
	const [ booking, ...others ] = bookings;
	if ( kind === 'add' ) {
		return __( 'Created Successfully', 'studio-calendar' );
	}
	if ( kind === 'copy' ) {
		return copiedText( bookings.length, i18n );
	}
	if ( ! booking ) {
		return __( 'Changes saved', 'studio-calendar' );
	}
	return others.length > 0
		? manyText( write, i18n )
		: sprintf( textOfOne( kind, i18n ), shortName( booking, i18n.locale ) );
}

function textOfOne(
	kind: Exclude< OwnWrite[ 'kind' ], 'add' | 'copy' >,
	{ __ }: Texts
) {
	const texts = {
		/* translators: %s: which booking, "Salsa I, Fri 18:00" */
		approve: __( 'Approved: %s', 'studio-calendar' ),
		/* translators: %s: which booking, "Salsa I, Fri 18:00" */
		markPaid: __( 'Marked as paid: %s', 'studio-calendar' ),
		/* translators: %s: which booking, "Salsa I, Fri 18:00" */
		markUnpaid: __( 'Marked as unpaid: %s', 'studio-calendar' ),
		/* translators: %s: which booking, "Salsa I, Fri 18:00" */
		edit: __( 'Changes saved: %s', 'studio-calendar' ),
		/* translators: %s: which booking, "Salsa I, Fri 18:00" */
		move: __( 'Moved: %s', 'studio-calendar' ),
		/* translators: %s: which booking, "Salsa I, Fri 18:00" */
		cancel: __( 'Booking canceled: %s', 'studio-calendar' ),
	};
	return texts[ kind ];
}

const copiedText = ( count: number, { _n }: Texts ) =>
	sprintf(
		/* translators: %d: number of bookings that have been copied into another week */
		_n(
			'%d booking copied',
			'%d bookings copied',
			count,
			'studio-calendar'
		),
		count
	);

function manyText( { kind, bookings }: OwnWrite, { _n }: Texts ): string {
	const count = bookings.length;
	if ( kind === 'cancel' ) {
		return sprintf(
			/* translators: %d: number of bookings */
			_n(
				'%d booking canceled',
				'%d bookings canceled',
				count,
				'studio-calendar'
			),
			count
		);
	}
	return kind === 'move'
		? sprintf(
				/* translators: %d: number of bookings */
				_n(
					'%d booking moved',
					'%d bookings moved',
					count,
					'studio-calendar'
				),
				count
			)
		: sprintf(
				/* translators: %d: number of bookings */
				_n(
					'%d booking changed',
					'%d bookings changed',
					count,
					'studio-calendar'
				),
				count
			);
}

function thenText( write: OwnWrite, { __, _n }: Texts ): string | null {
	const { kind, bookings, isPendingAgain } = write;
	const count = bookings.length;
	if ( kind !== 'add' || count === 0 ) {
		return isPendingAgain ? __( 'Pending again', 'studio-calendar' ) : null;
	}
	return bookings.some( ( { isPending } ) => isPending )
		? sprintf(
				/* translators: %d: number of bookings that an owner has yet to approve */
				_n(
					'%d booking requested. An owner will approve it.',
					'%d bookings requested. An owner will approve them.',
					count,
					'studio-calendar'
				),
				count
			)
		: sprintf(
				/* translators: %d: number of bookings */
				_n(
					'%d booking approved.',
					'%d bookings approved.',
					count,
					'studio-calendar'
				),
				count
			);
}

/** Returns a short name: "Salsa I, Fri 18:00". */
const shortName = ( { title, date, from }: Booking, locale: Locale ) =>
	`${ title }, ${ weekdayName( date, locale, 'short' ) } ${ toTime( from ) }`;

import { sprintf } from '@wordpress/i18n';
import { trainerName, type Booking, type Payment } from '../../domain/booking';
import { hoursAndMinutes } from '../../domain/labels';
import type { Box } from '../../domain/layout';
import { toTime } from '../../domain/time';
import type { Texts } from '../../i18n/texts';

export function timeRange( booking: Pick< Booking, 'from' | 'to' > ): string {
	return `${ toTime( booking.from ) }–${ toTime( booking.to ) }`;
}

/** Returns the duration as "1h 30m", below an hour in minutes only (specification, 9). */
export function durationText(
	booking: Pick< Booking, 'from' | 'to' >,
	{ __ }: Texts
): string {
	const { hours, minutes } = hoursAndMinutes( booking.to - booking.from );
	const parts = [
		/* translators: %d: number of hours, in the shortest form ("2h") */
		hours > 0 ? sprintf( __( '%dh', 'studio-calendar' ), hours ) : '',
		minutes > 0 || hours === 0
			? /* translators: %d: number of minutes, in the shortest form ("30m") */
				sprintf( __( '%dm', 'studio-calendar' ), minutes )
			: '',
	];
	return parts.filter( Boolean ).join( ' ' );
}

export function paymentWords( payment: Payment, { __ }: Texts ) {
	return {
		status: payment.isPaid
			? __( 'Paid', 'studio-calendar' )
			: __( 'Unpaid', 'studio-calendar' ),
		method:
			payment.method === 'cash'
				? __( 'Cash', 'studio-calendar' )
				: __( 'Bank transfer', 'studio-calendar' ),
		frequency:
			payment.frequency === 'per_session'
				? __( 'Per session', 'studio-calendar' )
				: __( 'Monthly', 'studio-calendar' ),
	};
}

export function titleOf( booking: Booking, { __ }: Texts ): string {
	return booking.isBusy ? __( 'Busy', 'studio-calendar' ) : booking.title;
}

/** Names of a card's day and room: "Friday 20 November" and "Big hall". */
export interface Place {
	readonly day: string;
	readonly room: string;
}

/** Returns all of a card's data as one sentence, its accessible name and tooltip. */
export function cardName(
	booking: Booking,
	place: Place & Pick< Box, 'isClash' > & { readonly isOwn: boolean },
	texts: Texts
): string {
	const { __ } = texts;
	const payment = booking.payment && paymentWords( booking.payment, texts );
	return [
		titleOf( booking, texts ),
		`${ place.day } ${ timeRange( booking ) }`,
		place.room,
		trainerName( booking ),
		place.isOwn && __( 'Your booking', 'studio-calendar' ),
		booking.flags?.isCanceled === true &&
			__( 'Canceled', 'studio-calendar' ),
		booking.isPending && __( 'Pending', 'studio-calendar' ),
		place.isClash && __( 'Overlaps another booking', 'studio-calendar' ),
		payment?.status,
		payment?.method,
		payment?.frequency,
	]
		.filter( Boolean )
		.join( ', ' );
}

import type { Booking, Payment } from '../../domain/booking';
import { useI18n } from '../../i18n/context';
import { paymentWords } from './card-name';
import type { CardSize, CardWidth } from './card-size';

export function hasFoot( booking: Booking, size: CardSize ): boolean {
	return size.hasFoot && ( booking.isPending || booking.payment !== null );
}

interface CardFootProps {
	readonly booking: Booking;
	readonly width: CardWidth;
}

/** Shows the status and, for owners, the payment. */
export function CardFoot( { booking, width }: CardFootProps ) {
	const { __ } = useI18n();
	if ( ! booking.isPending ) {
		return booking.payment && <PaymentIcons payment={ booking.payment } />;
	}
	return (
		<span className="sc-card__foot">
			<b className="sc-card__pending">
				{ __( 'Pending', 'studio-calendar' ) }
			</b>
			{ booking.payment && width.pendingIcons > 0 && (
				<PaymentIcons
					payment={ booking.payment }
					isFirstOnly={ width.pendingIcons === 1 }
				/>
			) }
		</span>
	);
}

interface PaymentIconsProps {
	readonly payment: Payment;
	readonly isFirstOnly?: boolean;
}

/** Renders up to three icons in one element; the default, per session, has none. */
function PaymentIcons( { payment, isFirstOnly }: PaymentIconsProps ) {
	const words = paymentWords( payment, useI18n() );
	const isMonthly = payment.frequency === 'monthly';
	const icons = [
		'sc-pay',
		! payment.isPaid && 'is-unpaid',
		payment.method !== 'cash' && 'is-bank',
		isMonthly && 'is-monthly',
		isFirstOnly && 'is-status',
	];
	const name = [ words.status, words.method, isMonthly && words.frequency ];
	return (
		<span
			className={ icons.filter( Boolean ).join( ' ' ) }
			role="img"
			aria-label={ name.filter( Boolean ).join( ', ' ) }
		/>
	);
}

import type { Booking, Payment } from '../../domain/booking';
import { useI18n } from '../../i18n/context';
import { ChunkIcon, type ChunkIconName } from '../../ui/chunk-icon';
import { paymentWords } from '../grid/card-name';

/** Tags with the status and, for owners, the payment. */
export function InfoTags( { booking }: { readonly booking: Booking } ) {
	const { __ } = useI18n();
	return (
		<ul className="sc-tags">
			{ booking.isPending ? (
				<Tag
					icon="pending"
					className="is-pending"
					word={ __( 'Pending', 'studio-calendar' ) }
				/>
			) : (
				<Tag
					icon="check"
					word={ __( 'Approved', 'studio-calendar' ) }
				/>
			) }
			{ booking.payment && <PaymentTags payment={ booking.payment } /> }
		</ul>
	);
}

function PaymentTags( { payment }: { readonly payment: Payment } ) {
	const words = paymentWords( payment, useI18n() );
	return (
		<>
			<Tag
				icon={ payment.isPaid ? 'paid' : 'unpaid' }
				word={ words.status }
			/>
			<Tag
				icon={ payment.method === 'cash' ? 'cash' : 'bank' }
				word={ words.method }
			/>
			<Tag
				icon={
					payment.frequency === 'monthly' ? 'calendar' : 'session'
				}
				word={ words.frequency }
			/>
		</>
	);
}

interface TagProps {
	readonly icon: ChunkIconName;
	readonly word: string;
	readonly className?: string;
}

function Tag( { icon, word, className = '' }: TagProps ) {
	return (
		<li className={ `sc-tag ${ className }` }>
			<ChunkIcon name={ icon } />
			{ word }
		</li>
	);
}

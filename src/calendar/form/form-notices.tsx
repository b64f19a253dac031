import { useState } from '@wordpress/element';
import { isMovedBy } from '../../domain/booking-form';
import { useI18n } from '../../i18n/context';
import { isNoticeRead, noteNoticeRead } from '../../store/read-notice';
import { ChunkIcon } from '../../ui/chunk-icon';
import { useStudio } from '../studio-context';
import { useBookingForm } from './form-context';

interface TrainersNoticeProps {
	readonly text: string;
}

/** Notice to trainers, until they dismiss it. */
export function TrainersNotice( { text }: TrainersNoticeProps ) {
	const { __ } = useI18n();
	const { studioId } = useStudio();
	const [ isRead, setIsRead ] = useState( () =>
		isNoticeRead( window, studioId, text )
	);
	if ( text === '' || isRead ) {
		return null;
	}
	return (
		<div className="sc-quiet">
			<p>
				<b>{ __( 'Dear trainers!', 'studio-calendar' ) }</b> { text }
			</p>
			<button
				type="button"
				className="sc-btn sc-btn--quiet sc-btn--icon"
				aria-label={ __( 'Close the notice', 'studio-calendar' ) }
				onClick={ () => {
					noteNoticeRead( window, studioId, text );
					setIsRead( true );
				} }
			>
				<ChunkIcon name="close" />
			</button>
		</div>
	);
}

interface DraftOfferProps {
	readonly onContinue: () => void;
	readonly onDrop: () => void;
}

/** Offers the draft of an earlier unsaved form. */
export function DraftOffer( { onContinue, onDrop }: DraftOfferProps ) {
	const { __ } = useI18n();
	const question = __( 'Continue your draft?', 'studio-calendar' );
	return (
		<div className="sc-quiet sc-draft" role="group" aria-label={ question }>
			<p>{ question }</p>
			<button
				type="button"
				className="sc-btn sc-btn--line"
				onClick={ onContinue }
			>
				{ __( 'Continue', 'studio-calendar' ) }
			</button>
			<button
				type="button"
				className="sc-btn sc-btn--quiet"
				onClick={ onDrop }
			>
				{ __( 'Start over', 'studio-calendar' ) }
			</button>
		</div>
	);
}

/** Warns a trainer before saving that moving an approved booking requires a new approval. */
export function ApprovalNotice() {
	const { __ } = useI18n();
	const { booking, values, schedule } = useBookingForm();
	const isAskedAgain =
		schedule.role === 'Trainer' &&
		schedule.studio.approvalNeeded &&
		booking !== null &&
		! booking.isPending &&
		isMovedBy( values, booking );
	return (
		<p className="sc-again" role="status">
			{ isAskedAgain && (
				<>
					<ChunkIcon name="warning" />
					{ __(
						'After this change the booking is pending again until an owner approves it.',
						'studio-calendar'
					) }
				</>
			) }
		</p>
	);
}

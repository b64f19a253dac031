import type { ReactNode } from 'react';
import { useI18n } from '../../i18n/context';
import { useStudio } from '../studio-context';
import { useBookingForm } from './form-context';

interface LeadOnProps {
	readonly text: string;
	/** URL to add it; null for people who may not, or if none is known. */
	readonly url: string | null;
	readonly label: string;
	/** Alternative for people without the URL. */
	readonly otherwise?: ReactNode;
}

/**
 * Shows what is missing for booking, with a link to add it in another tab, so that the form stays open. It never links
 * to another site's screens.
 */
function LeadOn( { text, url, label, otherwise = null }: LeadOnProps ) {
	const { client } = useStudio();
	const place = client.isOwn && url !== null ? client.onHost( url ) : null;
	return (
		<p className="sc-lead">
			<span>{ text }</span>{ ' ' }
			{ place ? (
				<a href={ place.href } target="_blank" rel="noreferrer">
					{ label }
				</a>
			) : (
				otherwise
			) }
		</p>
	);
}

export function NoRooms() {
	const { __ } = useI18n();
	return (
		<LeadOn
			text={ __( 'This studio has no rooms yet.', 'studio-calendar' ) }
			url={ useBookingForm().schedule.newRoomUrl }
			label={ __( 'Add a room', 'studio-calendar' ) }
			otherwise={ __(
				'Ask the studio’s owner to add one.',
				'studio-calendar'
			) }
		/>
	);
}

export function NoEvents() {
	const { __ } = useI18n();
	const { values, schedule } = useBookingForm();
	return (
		<LeadOn
			text={
				values.trainerId === schedule.userId
					? __( 'You have no events yet.', 'studio-calendar' )
					: __( 'This trainer has no events yet.', 'studio-calendar' )
			}
			url={ schedule.newEventUrl }
			label={ __( 'Add an event', 'studio-calendar' ) }
		/>
	);
}

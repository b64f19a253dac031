import type { ReactNode } from 'react';
import { useI18n } from '../../i18n/context';
import { useStudio } from '../studio-context';
import { useBookingForm } from './form-context';

interface LeadOnProps {
	readonly text: string;
	/** Where what is missing is added; null for who may not, or where nobody says. */
	readonly url: string | null;
	readonly label: string;
	/** What there is to do for who has no such place. */
	readonly otherwise?: ReactNode;
}

/**
 * What is missing before anything can be booked, and where it is added: in another tab, so that the form is still there
 * afterwards. Another site's screens are not led to.
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

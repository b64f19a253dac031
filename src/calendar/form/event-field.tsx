import { useEffect, useState } from '@wordpress/element';
import { useI18n } from '../../i18n/context';
import { useEvents, type EventsState } from '../../store/use-events';
import { SelectField } from '../../ui/select-field';
import { NoticeDialog } from '../actions/notice-dialog';
import { useStudio } from '../studio-context';
import { useBookingForm } from './form-context';
import { NoEvents } from './lead-on';

interface EventFieldProps {
	readonly error: string | undefined;
	readonly onPreset: ( eventId: string ) => void;
	readonly onLeave: () => void;
}

/** Field for the event: the selected trainer's events, with the first one as default. */
export function EventField( { error, onPreset, onLeave }: EventFieldProps ) {
	const { __ } = useI18n();
	const { client } = useStudio();
	const { values, change } = useBookingForm();
	const events = useEvents( client, values.trainerId );
	const options = useOptions( events );
	const isKnown = options.some( ( { value } ) => value === values.eventId );
	const first = options[ 0 ]?.value;
	const isReady = events.status === 'ready';
	useEffect( () => {
		if ( isReady && ! isKnown && first !== undefined ) {
			onPreset( first );
		}
	}, [ isReady, isKnown, first, onPreset ] );
	return (
		<>
			<SelectField
				label={ __( 'Default event', 'studio-calendar' ) }
				value={ values.eventId }
				placeholder={
					events.status === 'loading'
						? __( 'Loading...', 'studio-calendar' )
						: __( 'Select...', 'studio-calendar' )
				}
				options={ options }
				error={ error }
				isBusy={ events.status === 'loading' }
				onChange={ ( eventId ) => change( { eventId } ) }
				onBlur={ onLeave }
			/>
			{ isNone( events ) && <NoEvents /> }
			<EventsFailure key={ values.trainerId } events={ events } />
		</>
	);
}

/** Returns the options, including a booking's event that its trainer may no longer select. */
function useOptions( events: EventsState ) {
	const { booking, values } = useBookingForm();
	const options =
		events.status === 'ready'
			? events.events.map( ( { id, title } ) => ( {
					value: id,
					label: title,
				} ) )
			: [];
	const isOwn =
		booking?.eventId && booking.trainerId === values.trainerId
			? { value: booking.eventId, label: booking.title }
			: null;
	return isOwn && ! options.some( ( { value } ) => value === isOwn.value )
		? [ isOwn, ...options ]
		: options;
}

/** Returns whether the responses were valid but empty. */
const isNone = ( events: EventsState ) =>
	events.status === 'failed' && events.isEmpty;

/** Shown only if the default events fail as well, or there are none (specification, 8). */
function EventsFailure( { events }: { readonly events: EventsState } ) {
	const { __ } = useI18n();
	const [ isRead, setIsRead ] = useState( false );
	if ( events.status !== 'failed' || isRead ) {
		return null;
	}
	return (
		<NoticeDialog
			title={ __( 'No events available', 'studio-calendar' ) }
			onRetry={ isNone( events ) ? undefined : events.retry }
			onClose={ () => setIsRead( true ) }
		>
			<div role="alert">
				{ isNone( events ) ? (
					<NoEvents />
				) : (
					<p>
						{ __(
							'Oops something went wrong...',
							'studio-calendar'
						) }
					</p>
				) }
			</div>
		</NoticeDialog>
	);
}

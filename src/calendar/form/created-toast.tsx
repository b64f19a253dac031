import { useEffect, useRef } from '@wordpress/element';
import { sprintf } from '@wordpress/i18n';
import type { Booking } from '../../domain/booking';
import { useI18n } from '../../i18n/context';
import { useTakeBack } from '../../store/use-take-back';
import { UndoToast } from '../../ui/undo-toast';
import type { Note } from '../actions/note';
import { failureText } from '../failure-text';
import { CALENDAR } from '../page-parts';
import { useStudio } from '../studio-context';
import { markNew } from './mark-new';

/** Seconds during which new bookings can be undone, as for a cancellation. */
const UNDO_TIME = 10;

interface CreatedToastProps {
	/** New bookings, at least one. */
	readonly bookings: readonly Booking[];
	readonly onNote: ( note: Note ) => void;
	readonly onEnd: () => void;
}

/**
 * Toast with the new bookings, who approves them, and an undo button; the new card is scrolled into view and
 * highlighted.
 */
export function CreatedToast( props: CreatedToastProps ) {
	const { bookings, onNote, onEnd } = props;
	const { client, studioId } = useStudio();
	const i18n = useI18n();
	const { __ } = i18n;
	const place = useShown( bookings );
	const takeBack = useTakeBack( client, studioId );
	const texts = useTexts( bookings );
	const undo = async () => {
		onEnd();
		const failure = await takeBack( bookings );
		const text =
			failure === null ? texts.undone : failureText( failure, i18n );
		onNote( { text } );
	};
	return (
		<UndoToast
			text={
				<>
					<b ref={ place }>
						{ __( 'Created Successfully', 'studio-calendar' ) }
					</b>
					<br />
					{ texts.made }
				</>
			}
			undoLabel={ __( 'Undo', 'studio-calendar' ) }
			countdown={ ( seconds ) =>
				sprintf(
					/* translators: %d: number of seconds, in the shortest form ("10 s") */
					__( '%d s', 'studio-calendar' ),
					seconds
				)
			}
			seconds={ UNDO_TIME }
			onUndo={ () => void undo() }
			onEnd={ onEnd }
		/>
	);
}

function useTexts( bookings: readonly Booking[] ) {
	const { _n } = useI18n();
	const count = bookings.length;
	const isRequest = bookings.some( ( { isPending } ) => isPending );
	return {
		made: isRequest
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
				),
		undone: sprintf(
			/* translators: %d: number of bookings */
			_n(
				'%d booking canceled',
				'%d bookings canceled',
				count,
				'studio-calendar'
			),
			count
		),
	};
}

function useShown( bookings: readonly Booking[] ) {
	const { onShow } = useStudio();
	const place = useRef< HTMLElement >( null );
	const show = useRef( onShow );
	useEffect( () => {
		const root = place.current?.closest< HTMLElement >( CALENDAR );
		const first = bookings[ 0 ];
		if ( ! root || ! first ) {
			return undefined;
		}
		show.current( first );
		return markNew(
			root,
			bookings.map( ( { id } ) => id )
		);
	}, [ bookings ] );
	return place;
}

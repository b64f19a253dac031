import type { Schedule } from '../../../domain/booking';
import type { Asking as Asked } from '../../../domain/moving/states';
import type { SeriesScope } from '../../../contract/series';
import { useI18n } from '../../../i18n/context';
import { useStudio } from '../../studio-context';
import { Question, type Answer } from './question';
import { explain, keepTyped, typedFor } from './reasons';
import { requestOf } from './save-drop';
import type { Following } from './use-following';

interface AskingProps {
	readonly state: Asked;
	readonly schedule: Schedule | null;
	/** What would be broken; empty for nothing. */
	readonly broken: string;
	readonly following: Following;
	readonly anchor: () => Element | null;
	readonly onYes: () => void;
	readonly onNo: () => void;
}

/** Asks an owner whether a booking may break the gap, and which bookings of a series move. */
export function Asking( props: AskingProps ) {
	const { state, schedule, broken, following, anchor, onYes, onNo } = props;
	const { __ } = useI18n();
	const { client, studioId, onOpen } = useStudio();
	const { booking, over } = state;
	const back = {
		label: __( 'Put back', 'studio-calendar' ),
		onClick: onNo,
		isNo: true,
	};
	const yes = ( reason: string ) => {
		explain( over.place, reason );
		onYes();
	};
	// An external host does not know reasons.
	const reason =
		client.isOwn && over.stance === 'asks'
			? {
					typed: typedFor( booking ),
					onType: ( text: string ) => keepTyped( booking, text ),
				}
			: null;
	if ( ! client.isOwn || booking.seriesId === null ) {
		return (
			<Question
				key={ String( reason !== null ) }
				text={ broken }
				reason={ reason }
				anchor={ anchor }
				main={ {
					label: __( 'Move anyway', 'studio-calendar' ),
					onClick: yes,
				} }
				others={ [ back ] }
				isRow
			/>
		);
	}
	const goOn = ( label: string, scope: SeriesScope ): Answer => ( {
		label,
		onClick: ( why: string ) => {
			const role = schedule?.role ?? 'Guest';
			const { place } = over;
			const edit = {
				...requestOf( booking, place, studioId, role ),
				reason: why.trim(),
			};
			onNo();
			// Runs after the focus has returned to the card.
			setTimeout( () =>
				onOpen( { kind: 'series', booking, edit, scope } )
			);
		},
	} );
	const which = __( 'Which bookings move?', 'studio-calendar' );
	const andFollowing = {
		...goOn( __( 'This and following…', 'studio-calendar' ), 'following' ),
		isWaiting: following === 'unknown',
	};
	return (
		<Question
			key={ String( reason !== null ) }
			text={ [ broken, which ].filter( Boolean ).join( '. ' ) }
			reason={ reason }
			anchor={ anchor }
			main={ {
				label: __( 'This one', 'studio-calendar' ),
				onClick: yes,
			} }
			others={ [
				...( following === 'refused' ? [] : [ andFollowing ] ),
				goOn( __( 'All to come…', 'studio-calendar' ), 'all' ),
				back,
			] }
		/>
	);
}

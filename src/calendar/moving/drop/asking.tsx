import type { Schedule } from '../../../domain/booking';
import type { Asking as Asked } from '../../../domain/moving/states';
import { ABILITIES } from '../../../domain/permissions';
import type { SeriesScope } from '../../../contract/series';
import { useI18n } from '../../../i18n/context';
import { useStudio } from '../../studio-context';
import { Question, type Answer } from './question';
import { requestOf } from './save-drop';
import type { Following } from './use-following';

interface AskingProps {
	readonly state: Asked;
	readonly schedule: Schedule | null;
	/** What would be broken; empty for nothing. */
	readonly reason: string;
	readonly following: Following;
	readonly anchor: () => Element | null;
	readonly onYes: () => void;
	readonly onNo: () => void;
}

/** Asks an owner whether a booking may break the gap, and which bookings of a series move. */
export function Asking( props: AskingProps ) {
	const { state, schedule, reason, following, anchor, onYes, onNo } = props;
	const { __ } = useI18n();
	const { client, studioId, onOpen } = useStudio();
	const { booking, over } = state;
	const back = { label: __( 'Put back', 'studio-calendar' ), onClick: onNo };
	if ( ! client.isOwn || booking.seriesId === null ) {
		return (
			<Question
				text={ reason }
				anchor={ anchor }
				main={ {
					label: __( 'Move anyway', 'studio-calendar' ),
					onClick: onYes,
				} }
				others={ [ back ] }
				isRow
			/>
		);
	}
	const goOn = ( label: string, scope: SeriesScope ): Answer => ( {
		label,
		onClick: () => {
			const hasHidden =
				schedule !== null && ABILITIES[ schedule.role ].manage;
			const { place } = over;
			const edit = requestOf( booking, place, studioId, hasHidden );
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
			text={ [ reason, which ].filter( Boolean ).join( '. ' ) }
			anchor={ anchor }
			main={ {
				label: __( 'This one', 'studio-calendar' ),
				onClick: onYes,
			} }
			others={ [
				...( following === 'refused' ? [] : [ andFollowing ] ),
				goOn( __( 'All to come…', 'studio-calendar' ), 'all' ),
				back,
			] }
		/>
	);
}

import { useEffect, useState } from '@wordpress/element';
import { ApiError } from '../../api/api-error';
import { isOtherPlan } from '../../api/series';
import type { Schedule } from '../../domain/booking';
import type { OwnWrite } from '../../domain/own-writes';
import type { PlanRow } from '../../domain/series/choices';
import type { Saved } from '../../store/use-submit';
import { isLogIn } from '../failure-text';
import { useI18n } from '../../i18n/context';
import { Dialog } from '../../ui/dialog';
import type { Note } from '../actions/note';
import type { SeriesChange } from '../actions/open-dialog';
import { useIsClosed } from '../use-is-closed';
import { ChangedPlace } from './changed-place';
import { PlanList } from './plan-list';
import { ScopeChoice } from './scope-choice';
import { SeriesFoot } from './series-foot';
import { refusalText, titleText } from './series-texts';
import './series.css';
import { changedIn, usePlan, type Deed, type Plan } from './use-plan';
import { useWriting } from './use-writing';

export interface SeriesDialogProps {
	readonly change: SeriesChange;
	readonly schedule: Schedule;
	readonly onClose: () => void;
	/** Called once the change is saved; it closes the dialog. */
	readonly onDone: ( write: OwnWrite ) => void;
	/** Called with a failure that the opener has an answer to: another version of the booking, or a new login. */
	readonly onRefused?: ( failure: ApiError ) => void;
	/** Called if saving fails after the dialog was closed. */
	readonly onLost: ( note: Note ) => void;
}

/** Asks which bookings of a series a change is for, shows what happens to each, and saves it. */
export function SeriesDialog( props: SeriesDialogProps ) {
	const { change, onClose } = props;
	const i18n = useI18n();
	// Its rooms and rules; another week may load meanwhile.
	const [ schedule ] = useState( props.schedule );
	const plan = usePlan( change, schedule );
	const { save, isBusy, failure } = useSaving( plan, props );
	useRefusal( [ failure, plan.error ].find( isOpeners ) ?? null, props );
	return (
		<Dialog
			className="sc-dialog--series"
			title={ titleText( plan.deed, change.booking.title, i18n ) }
			closeLabel={ i18n.__( 'Close', 'studio-calendar' ) }
			initialFocus={ FIRST }
			onClose={ onClose }
			foot={
				<SeriesFoot
					plan={ plan }
					isBusy={ isBusy }
					failure={ failure && refusalText( failure, i18n ) }
					onCancel={ onClose }
					onSave={ save }
				/>
			}
		>
			<ChangedPlace change={ change } rooms={ schedule.rooms } />
			<ScopeChoice plan={ plan } date={ change.booking.date } />
			<PlanList
				plan={ plan }
				schedule={ schedule }
				bookingId={ change.booking.id }
			/>
		</Dialog>
	);
}

/** Selector of the first focus. */
const FIRST = '.sc-scope input:checked';

function useRefusal(
	failure: ApiError | null,
	{ onRefused }: SeriesDialogProps
): void {
	const isRefused = failure !== null;
	useEffect( () => {
		if ( failure ) {
			onRefused?.( failure );
		}
		// The opener closes the dialog with the first one.
	}, [ isRefused ] ); // eslint-disable-line react-hooks/exhaustive-deps
}

/** Returns whether the opener has an answer to a failure; another plan is reviewed here. */
const isOpeners = ( failure: ApiError | null ): failure is ApiError =>
	failure !== null &&
	( isLogIn( failure ) ||
		( failure.code === 'changed_meanwhile' && ! isOtherPlan( failure ) ) );

function useSaving( plan: Plan, props: SeriesDialogProps ) {
	const i18n = useI18n();
	const { save, ...state } = useWriting();
	const isClosed = useIsClosed();
	const saveAll = async () => {
		const { write, rows, deed, seen } = plan;
		if ( ! write ) {
			return;
		}
		const ids = changedIn( rows ).map( ( { base } ) => base.id );
		const result = await save( write, ids, seen );
		if ( result instanceof ApiError ) {
			if ( isClosed.current ) {
				props.onLost( { text: refusalText( result, i18n ) } );
			}
		} else if ( result ) {
			props.onDone( doneBy( result, deed, changedIn( rows ) ) );
		}
	};
	return { ...state, save: () => void saveAll() };
}

const KINDS = { move: 'move', change: 'edit', cancel: 'cancel' } as const;

/** Returns what the person is told of: the bookings that the plan said, without those that only belong to another half now. */
const doneBy = (
	{ requestId, bookings }: Saved,
	deed: Deed,
	rows: readonly PlanRow[]
): OwnWrite => ( {
	requestId,
	kind: KINDS[ deed ],
	bookings: rows.flatMap(
		( { base } ) => bookings.find( ( { id } ) => id === base.id ) ?? []
	),
	isPendingAgain:
		deed !== 'cancel' && rows.some( ( { base } ) => base.becomesPending ),
} );

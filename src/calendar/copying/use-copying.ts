import { useCallback, useMemo, useState } from '@wordpress/element';
import type { WeekCopy } from '../../api/copy-week';
import type { Schedule } from '../../domain/booking';
import type { DateOverride } from '../../domain/booking-form';
import { addDays, type DateRange, type IsoDate } from '../../domain/time';
import { useCopyWeek } from '../../store/writing/use-copy-week';
import { useWeekCheck } from '../../store/writing/use-week-check';
import { useStudio } from '../studio-context';
import {
	checkedRequest,
	isCopied,
	NO_CHOICES,
	writtenRequest,
	type Choices,
	type CopyRange,
} from './week-copies';

const NO_COPIES: readonly WeekCopy[] = [];

/** State of the dialog that copies a week: where it goes, what the server says of each booking, what is decided. */
export function useCopying( source: DateRange, schedule: Schedule ) {
	const { client, studioId } = useStudio();
	const [ range, setRange ] = useState< CopyRange >( {
		studioId,
		from: source.from,
		to: addDays( source.from, 7 ),
		roomId: useRoomInView(),
	} );
	const [ choices, setChoices ] = useState( NO_CHOICES );
	const saving = useCopyWeek( client, studioId );
	const request = useMemo(
		() => checkedRequest( range, choices ),
		[ range, choices ]
	);
	const state = useWeekCheck(
		client,
		range.to === range.from ? null : request,
		schedule.revision
	);
	const { dismiss } = saving;
	const decide = useCallback(
		( change: ( before: Choices ) => Choices ) => {
			dismiss();
			setChoices( change );
		},
		[ dismiss ]
	);
	const copies = state.check?.copies ?? NO_COPIES;
	return {
		...state,
		saving,
		range,
		choices,
		copies,
		count: copies.filter( ( copy ) => isCopied( copy, choices ) ).length,
		reread: () => {
			dismiss();
			state.retry();
		},
		setWeek: ( to: IsoDate ) => {
			// A room or time that is free in one week may not be in another.
			decide( ( { left } ) => ( { left, repairs: {} } ) );
			setRange( { ...range, to } );
		},
		setRoom: ( roomId: string | null ) => {
			decide( ( { left } ) => ( { left, repairs: {} } ) );
			setRange( { ...range, roomId } );
		},
		setLeft: ( id: string, isLeft: boolean ) =>
			decide( ( { left, repairs } ) => ( {
				left: [
					...left.filter( ( one ) => one !== id ),
					...( isLeft ? [ id ] : [] ),
				],
				repairs,
			} ) ),
		setRepair: ( id: string, repair: DateOverride | null ) =>
			decide( ( { left, repairs: { [ id ]: _old, ...others } } ) => ( {
				left,
				repairs: repair ? { ...others, [ id ]: repair } : others,
			} ) ),
		copy: () =>
			saving.copy(
				writtenRequest( range, copies, choices ),
				state.check?.plan ?? ''
			),
	};
}

export type Copying = ReturnType< typeof useCopying >;

/** Returns the room that the calendar shows alone; null if it shows all. */
function useRoomInView(): string | null {
	const { rooms } = useStudio();
	const [ only, ...others ] = rooms;
	return only && others.length === 0 ? only.room.id : null;
}

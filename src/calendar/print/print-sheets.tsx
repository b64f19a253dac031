import type { Schedule } from '../../domain/booking';
import { rangeLabel } from '../../domain/labels';
import { useI18n } from '../../i18n/context';
import { WeekGrid } from '../grid/week-grid';
import { useRoomNames } from '../room-name';
import { useStudio } from '../studio-context';
import { sheetFit, sheetLayout, sheetsOf, type Sheet } from './sheets';
import { usePrinting } from './use-printing';
import './print.css';

export interface PrintSheetsProps {
	readonly schedule: Schedule;
}

/** Printed version of the week, independent of the screen; rendered only while printing. */
export function PrintSheets( { schedule }: PrintSheetsProps ) {
	const { rooms } = useStudio();
	const isPrinting = usePrinting();
	return (
		isPrinting && (
			<div className="sc-sheets">
				{ sheetsOf( schedule.range, rooms ).map( ( sheet, index ) => (
					<PrintSheet
						key={ index }
						sheet={ sheet }
						schedule={ schedule }
					/>
				) ) }
			</div>
		)
	);
}

interface PrintSheetProps extends PrintSheetsProps {
	readonly sheet: Sheet;
}

function PrintSheet( { sheet, schedule }: PrintSheetProps ) {
	const { now } = useStudio();
	const title = useTitle( sheet, schedule );
	const { earliestHour, latestHour } = schedule.studio;
	const day = { bookings: schedule.bookings, earliestHour, latestHour };
	return (
		<section className="sc-sheet">
			<p className="sc-sheet__title">{ title }</p>
			<WeekGrid
				label={ title }
				drawn={ null }
				isSkeleton={ false }
				dates={ sheet.dates }
				rooms={ sheet.rooms }
				layout={ sheetLayout( sheet, day ) }
				fit={ sheetFit( sheet ) }
				now={ now }
				role={ schedule.role }
				userId={ schedule.userId }
				people={ [] }
				adding={ null }
			/>
		</section>
	);
}

/** Returns the title: "Demo Studio · Big hall · 16 – 22 Nov 2026". */
function useTitle( { dates, rooms }: Sheet, { studio }: Schedule ): string {
	const { locale } = useI18n();
	const roomName = useRoomNames();
	const from = dates[ 0 ] ?? '';
	const range = { from, to: dates.at( -1 ) ?? from };
	return [
		studio.name,
		rooms.map( ( { room } ) => roomName( room ) ).join( ', ' ),
		rangeLabel( range, locale, true ),
	]
		.filter( Boolean )
		.join( ' · ' );
}

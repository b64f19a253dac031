import './browser';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { useCallback, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { FormProvider } from '../../../src/calendar/form/form-context';
import { Series } from '../../../src/calendar/form/repeat/series';
import type { Booking, Schedule } from '../../../src/domain/booking';
import {
	NO_REPEAT,
	type BookingFormValues,
} from '../../../src/domain/booking-form';
import { createQueryClient } from '../../../src/store/query-client';
import { at, makeSchedule } from './bookings';
import { inStudio } from './in-studio';

/** Values of a complete new booking: Friday of the demo week, Big hall, 18:00–19:30. */
const FILLED: BookingFormValues = {
	trainerId: '5',
	roomId: '11',
	date: '2026-11-20',
	eventId: '7',
	hiddenDescription: '',
	reason: '',
	from: at( '18:00' ),
	to: at( '19:30' ),
	...NO_REPEAT,
};

interface Part {
	readonly values?: Partial< BookingFormValues >;
	readonly schedule?: Partial< Schedule >;
	readonly booking?: Booking | null;
}

/** Renders a part of the form and provides it with values as the form does. */
export function showPart( part: ReactNode, options: Part = {} ) {
	const shown = { values: FILLED };
	const cache = createQueryClient();
	const schedule = makeSchedule( {
		role: 'Owner',
		userId: '5',
		revision: 128,
		...options.schedule,
	} );
	function Form() {
		const [ values, setValues ] = useState< BookingFormValues >( {
			...FILLED,
			...options.values,
		} );
		shown.values = values;
		const change = useCallback(
			( some: Partial< BookingFormValues > ) =>
				setValues( ( before ) => ( { ...before, ...some } ) ),
			[]
		);
		return (
			<FormProvider
				value={ {
					booking: options.booking ?? null,
					values,
					change,
					type: change,
					settle: () => values,
					schedule,
				} }
			>
				<Series>{ part }</Series>
			</FormProvider>
		);
	}
	const view = render(
		<QueryClientProvider client={ cache }>
			{ inStudio( <Form />, {} ) }
		</QueryClientProvider>
	);
	return { ...view, cache, values: () => shown.values };
}

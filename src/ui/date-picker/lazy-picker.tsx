import { useEffect, useState } from '@wordpress/element';
import { useI18n, useWithTexts } from '../../i18n/context';
import type { DatePicker, DatePickerProps } from './date-picker';

type Component = typeof DatePicker;

const load = async () =>
	( await import( /* webpackChunkName: "date-picker" */ './date-picker' ) )
		.DatePicker;

/** Returns the picker's loader, which is called when a person approaches a field, so that the picker opens at once. */
export const usePickerLoader = () => useWithTexts( load );

/** Renders the picker once loaded; a failure is shown, and the next opening retries. */
export function LazyPicker( props: DatePickerProps ) {
	const { __ } = useI18n();
	const loadPicker = usePickerLoader();
	const [ Loaded, setLoaded ] = useState< { readonly it: Component } | null >(
		null
	);
	const [ hasFailed, setHasFailed ] = useState( false );
	useEffect( () => {
		let isGone = false;
		loadPicker().then(
			( it ) => ! isGone && setLoaded( { it } ),
			() => ! isGone && setHasFailed( true )
		);
		return () => {
			isGone = true;
		};
	}, [ loadPicker ] );
	if ( Loaded ) {
		return <Loaded.it { ...props } />;
	}
	return hasFailed ? (
		<span className="sc-pick__error" role="alert">
			{ __( 'Oops something went wrong...', 'studio-calendar' ) }
		</span>
	) : null;
}

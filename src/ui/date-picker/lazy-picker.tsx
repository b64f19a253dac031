import { useEffect, useState } from '@wordpress/element';
import { useI18n } from '../../i18n/context';
import type { DatePicker, DatePickerProps } from './date-picker';

type Component = typeof DatePicker;

/** Loads the picker when the person approaches a field, so that it opens at once. */
export const loadPicker = () =>
	import( /* webpackChunkName: "date-picker" */ './date-picker' );

/** Renders the picker once loaded; a failure is shown, and the next opening retries. */
export function LazyPicker( props: DatePickerProps ) {
	const { __ } = useI18n();
	const [ Loaded, setLoaded ] = useState< { readonly it: Component } | null >(
		null
	);
	const [ hasFailed, setHasFailed ] = useState( false );
	useEffect( () => {
		let isGone = false;
		loadPicker().then(
			( { DatePicker: it } ) => ! isGone && setLoaded( { it } ),
			() => ! isGone && setHasFailed( true )
		);
		return () => {
			isGone = true;
		};
	}, [] );
	if ( Loaded ) {
		return <Loaded.it { ...props } />;
	}
	return hasFailed ? (
		<span className="sc-pick__error" role="alert">
			{ __( 'Oops something went wrong...', 'studio-calendar' ) }
		</span>
	) : null;
}

import { useEffect, useState } from '@wordpress/element';
import { useI18n } from '../../i18n/context';
import type { DatePicker, DatePickerProps } from './date-picker';

type Component = typeof DatePicker;

/** Asked for as soon as a person comes near a field, so that it is there when it opens. */
export const loadPicker = () =>
	import( /* webpackChunkName: "date-picker" */ './date-picker' );

/** The picker as soon as it has come; where it cannot be had, that is said, and the next opening asks again. */
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

import { useEffect, useState } from '@wordpress/element';
import { logFailure } from '../../api/logger';
import { useI18n } from '../../i18n/context';
import type { Dialogs, DialogsProps } from './dialogs';

type Component = typeof Dialogs;

/** Dialogs come when the first one is asked for; where they cannot be had, that is said, and the next wish asks again. */
export function LazyDialogs( props: DialogsProps ) {
	const { __ } = useI18n();
	const isWanted = props.dialog !== null || props.failure !== null;
	const [ Loaded, setLoaded ] = useState< { readonly it: Component } | null >(
		null
	);
	const [ hasFailed, setHasFailed ] = useState( false );
	useEffect( () => {
		if ( ! isWanted || Loaded ) {
			return;
		}
		setHasFailed( false );
		import( /* webpackChunkName: "dialogs" */ './dialogs' ).then(
			( module ) => setLoaded( { it: module.Dialogs } ),
			() => {
				logFailure( 'chunk', 'dialogs' );
				setHasFailed( true );
			}
		);
	}, [ isWanted, Loaded ] );
	if ( Loaded ) {
		return <Loaded.it { ...props } />;
	}
	return isWanted && hasFailed ? (
		<div className="sc-bar" role="alert">
			<span>
				{ __( 'Oops something went wrong...', 'studio-calendar' ) }
			</span>
			<button
				type="button"
				className="sc-btn sc-btn--line"
				onClick={ () => {
					props.onClose();
					props.onFailureRead();
				} }
			>
				{ __( 'Close', 'studio-calendar' ) }
			</button>
		</div>
	) : null;
}

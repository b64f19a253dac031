import { useEffect } from '@wordpress/element';
import { noop } from '@tanstack/react-query';
import type { Schedule } from '../../domain/booking';
import { useI18n, useWithTexts } from '../../i18n/context';
import { whenIdle } from '../../store/when-idle';
import { AlertBar } from '../alert-bar';
import type { FormDialogProps } from '../form/form-dialog';
import type { FormDialog } from './open-dialog';
import { useChunk } from './use-chunk';

export interface LazyFormProps extends Omit<
	FormDialogProps,
	'dialog' | 'schedule'
> {
	readonly dialog: FormDialog | null;
	readonly schedule: Schedule | null;
	/** Whether the visitor may need the form, which is then prefetched. */
	readonly isLikely: boolean;
}

const load = async () =>
	( await import( /* webpackChunkName: "form" */ '../form/form-dialog' ) )
		.FormDialog;

/** Booking form, loaded when the browser is idle or on first use. */
export function LazyForm( props: LazyFormProps ) {
	const { dialog, schedule, isLikely, ...rest } = props;
	const { part: Form, hasFailed } = useChunk( 'form', load, dialog !== null );
	const prefetch = useWithTexts( load );
	useEffect(
		() =>
			isLikely
				? whenIdle( () => void prefetch().catch( noop ) )
				: undefined,
		[ isLikely, prefetch ]
	);
	if ( Form && dialog && schedule ) {
		return <Form { ...rest } dialog={ dialog } schedule={ schedule } />;
	}
	return hasFailed ? <NoForm onClose={ props.onClose } /> : null;
}

/**
 * Shown if the form cannot be loaded, for example because an update of the plugin deleted the files of the open page.
 */
function NoForm( { onClose }: { readonly onClose: () => void } ) {
	const { __ } = useI18n();
	return (
		<AlertBar
			text={ __(
				'The form could not be loaded. Reload the page and try again.',
				'studio-calendar'
			) }
		>
			<button
				type="button"
				className="sc-btn sc-btn--line"
				onClick={ () => window.location.reload() }
			>
				{ __( 'Reload', 'studio-calendar' ) }
			</button>
			<button
				type="button"
				className="sc-btn sc-btn--quiet"
				onClick={ onClose }
			>
				{ __( 'Close', 'studio-calendar' ) }
			</button>
		</AlertBar>
	);
}

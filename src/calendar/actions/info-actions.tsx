import { useEffect, useRef } from '@wordpress/element';
import type { Booking } from '../../domain/booking';
import { isActionLoading, type CardAction } from '../../domain/card-menu';
import { useI18n } from '../../i18n/context';
import { DialogButtons } from '../../ui/dialog-buttons';
import { ChunkIcon } from '../../ui/chunk-icon';
import { useStudio } from '../studio-context';
import { actionText } from './action-texts';
import { useCancelSeries } from '../series/use-cancel-series';

interface InfoActionsProps {
	readonly booking: Booking;
	readonly entries: readonly CardAction[];
}

/** Returns the main action: approving a pending booking, otherwise editing if there are few others. */
const mainOf = ( entries: readonly CardAction[] ): CardAction | undefined =>
	entries.find(
		( action ) =>
			action === 'approve' || ( action === 'edit' && entries.length <= 5 )
	);

/** Buttons for the entries of the card's menu, for touch. */
export function InfoActions( { booking, entries }: InfoActionsProps ) {
	const place = useKeptFocus( entries );
	const main = mainOf( entries );
	const cancelSeries = useCancelSeries( booking, entries );
	const buttonOf = ( action: CardAction ) => (
		<ActionButton
			key={ keyOf( action ) }
			action={ action }
			isMain={ action === main }
			booking={ booking }
		/>
	);
	return (
		<div ref={ place }>
			<DialogButtons
				main={ main ? buttonOf( main ) : null }
				others={ [
					...entries
						.filter( ( action ) => action !== main )
						.map( buttonOf ),
					...( cancelSeries
						? [
								<button
									key="cancelSeries"
									type="button"
									className={ `sc-btn ${ lookOf( 'cancel', false ) }` }
									onClick={ cancelSeries.start }
								>
									{ cancelSeries.label }
								</button>,
							]
						: [] ),
				] }
			/>
		</div>
	);
}

/** Returns the key of a button; "Mark as paid" and "Mark as unpaid" share one, so that the button keeps the focus. */
const keyOf = ( action: CardAction ) =>
	action === 'markUnpaid' ? 'markPaid' : action;

interface ActionButtonProps extends Omit< InfoActionsProps, 'entries' > {
	readonly action: CardAction;
	readonly isMain: boolean;
}

function ActionButton( props: ActionButtonProps ) {
	const { action, isMain, booking } = props;
	const { onAct } = useStudio();
	const text = actionText( action, useI18n() );
	const isLoading = isActionLoading( booking, action );
	return (
		<button
			type="button"
			className={ `sc-btn ${ lookOf( action, isMain ) }` }
			aria-disabled={ isLoading }
			onClick={ () => ! isLoading && void onAct( action, booking ) }
		>
			{ action !== 'cancel' && <ChunkIcon name={ text.icon } /> }
			{ isLoading ? text.progress : text.label }
		</button>
	);
}

function lookOf( action: CardAction, isMain: boolean ): string {
	if ( action === 'cancel' ) {
		return 'sc-btn--quiet sc-btn--danger';
	}
	return isMain ? 'sc-btn--main' : 'sc-btn--line';
}

/** Moves the focus to the first remaining entry when the focused one is removed. */
function useKeptFocus( entries: readonly CardAction[] ) {
	const place = useRef< HTMLDivElement >( null );
	useEffect( () => {
		const page = place.current?.ownerDocument;
		if ( page && page.activeElement === page.body ) {
			place.current.querySelector( 'button' )?.focus();
		}
	}, [ entries.length ] );
	return place;
}

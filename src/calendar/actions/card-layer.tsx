import {
	createPortal,
	useCallback,
	useEffect,
	useRef,
	useState,
} from '@wordpress/element';
import type { PropsWithChildren, SyntheticEvent } from 'react';
import type { Booking, Schedule } from '../../domain/booking';
import { cardActions } from '../../domain/card-menu';
import type { IsoDate } from '../../domain/time';
import { isPlainKey } from '../../ui/plain-key';
import { CardMenu } from './card-menu';
import type { Act } from './desk';
import { MoreButton } from './more-button';

interface CardLayerProps {
	readonly schedule: Schedule | null;
	/** The studio's day. */
	readonly today: IsoDate;
	/** No dialog is open over the cards. */
	readonly isSettled: boolean;
	readonly onOpen: ( booking: Booking ) => void;
	readonly onAct: Act;
}

/** The card under the pointer or the focus. */
interface ActiveCard {
	readonly element: HTMLElement;
	readonly booking: Booking;
}

/**
 * Opens what cards have to open, for all of them at once: a busy week has hundreds, so they carry no handlers, and there
 * is one ⋯ which moves to the card that is pointed at.
 */
export function CardLayer( props: PropsWithChildren< CardLayerProps > ) {
	const { schedule, today, isSettled, onOpen, onAct, children } = props;
	const layer = useRef< HTMLDivElement >( null );
	const [ element, setElement ] = useState< HTMLElement | null >( null );
	const [ opener, setOpener ] = useState< HTMLElement | null >( null );
	// Another menu may be open by the time that an entry of this one has been done.
	const close = useCallback(
		() => setOpener( ( open ) => ( open === opener ? null : open ) ),
		[ opener ]
	);
	const active = activeCard( element, schedule );
	const entries =
		schedule && active
			? cardActions( active.booking, schedule, today )
			: [];
	const hasMenu = opener !== null && entries.length > 0;
	useKeptFocus( layer, isSettled && ! hasMenu );
	const handlePoint = ( event: SyntheticEvent ) => {
		const card = cardOf( event );
		if ( card && ! hasMenu ) {
			setElement( card );
		}
	};
	const openCard = ( event: SyntheticEvent ) => {
		const card = activeCard( cardOf( event ), schedule );
		const button = card?.element.querySelector< HTMLElement >( OPENS );
		if ( card && button ) {
			event.preventDefault();
			button.focus( { preventScroll: true } );
			onOpen( card.booking );
		}
	};
	return (
		<div
			ref={ layer }
			role="presentation"
			className="sc-layer"
			onPointerOver={ handlePoint }
			onFocus={ handlePoint }
			onClick={ ( event ) => ! isMore( event ) && openCard( event ) }
			onKeyDown={ ( event ) => {
				const opens = event.key === 'Enter' || event.key === ' ';
				if ( opens && isPlainKey( event ) && ! isMore( event ) ) {
					openCard( event );
				}
			} }
		>
			{ children }
			{ active &&
				entries.length > 0 &&
				createPortal(
					<MoreButton
						booking={ active.booking }
						isOpen={ hasMenu }
						onClick={ ( button ) =>
							setOpener( hasMenu ? null : button )
						}
					/>,
					active.element
				) }
			{ active && hasMenu && (
				<CardMenu
					booking={ active.booking }
					entries={ entries }
					opener={ opener }
					anchor={ active.element }
					onAct={ onAct }
					onClose={ close }
				/>
			) }
		</div>
	);
}

/** The part of a card that is a button; a card without one has nothing to open. */
const OPENS = '.sc-card__t[role=button]';

const targetOf = ( { target }: SyntheticEvent ) =>
	target instanceof Element ? target : null;

const cardOf = ( event: SyntheticEvent ) =>
	targetOf( event )?.closest< HTMLElement >( '.sc-card' ) ?? null;

const isMore = ( event: SyntheticEvent ) =>
	targetOf( event )?.closest( '.sc-more, .sc-menu' ) !== null;

function activeCard(
	element: HTMLElement | null,
	schedule: Schedule | null
): ActiveCard | null {
	const id = element?.isConnected && element.dataset[ 'bookingId' ];
	const booking = schedule?.bookings.find( ( one ) => one.id === id );
	return element && booking ? { element, booking } : null;
}

/** Narrow calendars have a grid for each day, those out of view inert. */
const gridIn = ( layer: HTMLElement | null ) =>
	Array.from(
		layer?.querySelectorAll< HTMLElement >( '[role=grid]' ) ?? []
	).find( ( grid ) => ! grid.closest( '[inert]' ) );

/** A card or a toast that is gone takes the focus with it, which then goes to the grid, not to the top of the page. */
function useKeptFocus(
	layer: { readonly current: HTMLElement | null },
	isSettled: boolean
): void {
	const last = useLastFocus( layer );
	useEffect( () => {
		const page = layer.current?.ownerDocument;
		const isLost = page?.activeElement === page?.body;
		if ( isSettled && isLost && last.current && isGone( last.current ) ) {
			gridIn( layer.current )?.focus( { preventScroll: true } );
		}
	} );
}

/** What had the focus last, in the layer or in the dialogs and toasts beside it; null once a person has left it. */
function useLastFocus( layer: { readonly current: HTMLElement | null } ) {
	const last = useRef< Element | null >( null );
	useEffect( () => {
		const remember = ( { target }: Event ) => {
			const isInside =
				target instanceof Element &&
				layer.current?.parentElement?.contains( target );
			last.current = isInside ? target : null;
		};
		// By a press on nothing: what was taken away is gone by the time that this is asked.
		const forget = ( { target }: Event ) =>
			setTimeout( () => {
				const { activeElement, body } = document;
				const isLeft =
					target === last.current && activeElement === body;
				if ( isLeft && last.current && ! isGone( last.current ) ) {
					last.current = null;
				}
			} );
		document.addEventListener( 'focusin', remember );
		document.addEventListener( 'focusout', forget );
		return () => {
			document.removeEventListener( 'focusin', remember );
			document.removeEventListener( 'focusout', forget );
		};
	}, [ layer ] );
	return last;
}

/** Taken away, or on a page of a narrow calendar that has been turned. */
const isGone = ( element: Element ) =>
	! element.isConnected || element.closest( '[inert]' ) !== null;

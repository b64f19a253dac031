import {
	createPortal,
	useCallback,
	useEffect,
	useRef,
	useState,
} from '@wordpress/element';
import type { PropsWithChildren, SyntheticEvent } from 'react';
import type { Booking, Schedule } from '../../domain/booking';
import { cardActions, type CardAction } from '../../domain/card-menu';
import type { IsoDate } from '../../domain/time';
import { isPlainKey } from '../../ui/plain-key';
import { bookingIdOf, CARD, CARD_BUTTON, CARD_MENU } from '../page-parts';
import { useStudio } from '../studio-context';
import { LazyMenu } from './lazy-menu';
import { MoreButton } from './more-button';

interface CardLayerProps {
	readonly schedule: Schedule | null;
	/** No dialog is open over the cards. */
	readonly isSettled: boolean;
	readonly onOpen: ( booking: Booking ) => void;
}

/** A card with something to do about it, under the pointer or the focus. */
interface ActiveCard {
	readonly element: HTMLElement;
	readonly booking: Booking;
	readonly entries: readonly CardAction[];
}

/**
 * Opens what cards have to open, for all of them at once: a busy week has hundreds, so they carry no handlers, and a ⋯
 * is only on the card that has the focus and on the one that is pointed at.
 */
export function CardLayer( props: PropsWithChildren< CardLayerProps > ) {
	const { schedule, isSettled, onOpen, children } = props;
	const { date: today } = useStudio().now;
	const layer = useRef< HTMLDivElement >( null );
	const [ pointed, setPointed ] = useState< HTMLElement | null >( null );
	const [ focused, setFocused ] = useState< HTMLElement | null >( null );
	const [ opener, setOpener ] = useState< HTMLElement | null >( null );
	// Another menu may be open by the time that an entry of this one has been done.
	const close = useCallback(
		() => setOpener( ( open ) => ( open === opener ? null : open ) ),
		[ opener ]
	);
	const cards = activeCards( [ focused, pointed ], schedule, today );
	const opened = cards.find(
		( { element } ) => opener !== null && element.contains( opener )
	);
	const hasMenu = opened !== undefined;
	useKeptFocus( layer, isSettled && ! hasMenu );
	const note =
		( take: ( card: HTMLElement ) => void ) =>
		( event: SyntheticEvent ) => {
			const card = cardOf( event );
			if ( card && ! hasMenu ) {
				take( card );
			}
		};
	const openCard = ( event: SyntheticEvent ) => {
		const card = cardOf( event );
		const booking = bookingOf( card, schedule );
		const button = card?.querySelector< HTMLElement >( CARD_BUTTON );
		if ( booking && button ) {
			event.preventDefault();
			button.focus( { preventScroll: true } );
			onOpen( booking );
		}
	};
	return (
		<div
			ref={ layer }
			role="presentation"
			className="sc-layer"
			onPointerOver={ note( setPointed ) }
			onFocus={ note( setFocused ) }
			onClick={ ( event ) => ! isMore( event ) && openCard( event ) }
			onKeyDown={ ( event ) => {
				const opens = event.key === 'Enter' || event.key === ' ';
				if ( opens && isPlainKey( event ) && ! isMore( event ) ) {
					openCard( event );
				}
			} }
		>
			{ children }
			{ cards.map( ( { element, booking } ) =>
				createPortal(
					<MoreButton
						booking={ booking }
						isOpen={ element === opened?.element }
						onClick={ ( button ) =>
							setOpener( hasMenu ? null : button )
						}
					/>,
					element,
					booking.id
				)
			) }
			<LazyMenu
				isLikely={ cards.length > 0 }
				menu={
					opener && opened
						? {
								booking: opened.booking,
								entries: opened.entries,
								opener,
								anchor: opened.element,
								onClose: close,
							}
						: null
				}
				onClose={ close }
			/>
		</div>
	);
}

const targetOf = ( { target }: SyntheticEvent ) =>
	target instanceof Element ? target : null;

const cardOf = ( event: SyntheticEvent ) =>
	targetOf( event )?.closest< HTMLElement >( CARD ) ?? null;

const isMore = ( event: SyntheticEvent ) =>
	targetOf( event )?.closest( CARD_MENU ) !== null;

function bookingOf(
	element: HTMLElement | null,
	schedule: Schedule | null
): Booking | null {
	const id = element?.isConnected && bookingIdOf( element );
	return schedule?.bookings.find( ( one ) => one.id === id ) ?? null;
}

/** Each card once, though it may have both the focus and the pointer. */
function activeCards(
	elements: readonly ( HTMLElement | null )[],
	schedule: Schedule | null,
	today: IsoDate
): readonly ActiveCard[] {
	return Array.from( new Set( elements ) ).flatMap( ( element ) => {
		const booking = bookingOf( element, schedule );
		const entries =
			schedule && booking ? cardActions( booking, schedule, today ) : [];
		return element && booking && entries.length > 0
			? [ { element, booking, entries } ]
			: [];
	} );
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

import {
	createPortal,
	useCallback,
	useEffect,
	useRef,
	useState,
} from '@wordpress/element';
import type { PropsWithChildren, SyntheticEvent } from 'react';
import type { Booking, Schedule } from '../../domain/booking';
import {
	cardActions,
	isLoading,
	type CardAction,
} from '../../domain/card-menu';
import type { IsoDate } from '../../domain/time';
import { isPlainKey } from '../../ui/plain-key';
import { pressKey } from '../keys/press-key';
import {
	BOOK_BUTTON,
	bookingIdOf,
	CARD,
	CARD_BUTTON,
	CARD_MENU,
	cardWith,
	gridIn,
	TODAY_BUTTON,
} from '../page-parts';
import { Grips } from '../moving/grips';
import { LazyMoving } from '../moving/lazy-moving';
import type { MovingProps } from '../moving/moving-props';
import { useStudio } from '../studio-context';
import { LazyMenu } from './lazy-menu';
import { MoreButton } from './more-button';

interface CardLayerProps {
	readonly schedule: Schedule | null;
	/** Whether no dialog is open over the cards. */
	readonly isSettled: boolean;
	readonly onOpen: ( booking: Booking ) => void;
	readonly moving: Omit< MovingProps, 'layer' | 'schedule' | 'isLikely' >;
}

/** Card with actions under the pointer or the focus. */
interface ActiveCard {
	readonly element: HTMLElement;
	readonly booking: Booking;
	readonly entries: readonly CardAction[];
}

const isMovable = ( { entries }: Pick< ActiveCard, 'entries' > ) =>
	entries.includes( 'move' );

/**
 * Handles presses on all cards, because hundreds of cards carry no handlers. Only the focused card and the one under
 * the pointer have a ⋯ button.
 */
export function CardLayer( props: PropsWithChildren< CardLayerProps > ) {
	const { schedule, isSettled, onOpen, moving, children } = props;
	const { now, onAct, onOpen: onOpenDialog } = useStudio();
	const today = now.date;
	const layer = useRef< HTMLDivElement >( null );
	const [ pointed, setPointed ] = useState< HTMLElement | null >( null );
	const [ focused, setFocused ] = useState< HTMLElement | null >( null );
	const [ opener, setOpener ] = useState< HTMLElement | null >( null );
	// Another menu may be open when this one's action ends.
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
	const press = ( selector: string ) =>
		layer.current?.querySelector< HTMLElement >( selector )?.click();
	const actOn = (
		event: SyntheticEvent,
		action: CardAction,
		act: ( booking: Booking ) => void
	) => {
		const [ card ] = activeCards( [ cardOf( event ) ], schedule, today );
		if ( card?.entries.includes( action ) && ! isLoading( card.booking ) ) {
			act( card.booking );
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
				if ( ! isPlainKey( event ) || isMore( event ) ) {
					return;
				}
				if ( event.key === 'Enter' || event.key === ' ' ) {
					openCard( event );
				}
				pressKey( event, {
					'?': () => onOpenDialog( { kind: 'keys' } ),
					b: () => press( BOOK_BUTTON ),
					t: () => press( TODAY_BUTTON ),
					e: () =>
						actOn(
							event,
							'edit',
							( booking ) => void onAct( 'edit', booking )
						),
					m: () => actOn( event, 'move', moving.onMove ),
				} );
			} }
		>
			{ children }
			{ cards.map( ( { element, booking, entries } ) =>
				createPortal(
					<>
						<MoreButton
							booking={ booking }
							isOpen={ element === opened?.element }
							onClick={ ( button ) =>
								setOpener( hasMenu ? null : button )
							}
						/>
						{ isMovable( { entries } ) && <Grips /> }
					</>,
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
			<LazyMoving
				{ ...moving }
				layer={ layer }
				schedule={ schedule }
				isLikely={ cards.some( isMovable ) }
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

/** Returns the active cards without duplicates, as one may have both focus and pointer. */
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

/**
 * Moves the focus when the focused card or toast is removed, instead of to the top of the page: to where it was before
 * the toast, to the same booking's card elsewhere, or to the grid.
 */
function useKeptFocus(
	layer: { readonly current: HTMLElement | null },
	isSettled: boolean
): void {
	const last = useLastFocus( layer );
	useEffect( () => {
		const page = layer.current?.ownerDocument;
		const isLost = page?.activeElement === page?.body;
		const [ gone ] = last.current;
		if ( isSettled && isLost && gone && isGone( gone ) ) {
			const grid = gridIn( layer.current );
			const place = last.current
				.map( ( element ) => standIn( element, grid ) )
				.find( Boolean );
			( place ?? grid )?.focus( { preventScroll: true } );
		}
	} );
}

/** Returns an element that is still there, or what its booking's card has in its place. */
function standIn(
	element: HTMLElement,
	grid: HTMLElement | undefined
): HTMLElement | null | undefined {
	if ( ! isGone( element ) ) {
		return element;
	}
	const card = element.closest< HTMLElement >( CARD );
	const again =
		card && grid?.querySelector( cardWith( bookingIdOf( card ) ?? '' ) );
	return again?.querySelector< HTMLElement >( CARD_BUTTON );
}

/**
 * Returns the last focused element in the layer or its dialogs and toasts, and after a toast the one before the toasts;
 * none once the person has left it.
 */
function useLastFocus( layer: { readonly current: HTMLElement | null } ) {
	const last = useRef< readonly HTMLElement[] >( [] );
	useEffect( () => {
		const remember = ( { target }: Event ) => {
			const isInside =
				target instanceof HTMLElement &&
				layer.current?.parentElement?.contains( target );
			const before = last.current.filter( ( one ) => ! isToast( one ) );
			last.current = isInside
				? [ target, ...( isToast( target ) ? before : [] ) ]
				: [];
		};
		// A press outside blurs as well; a removed element is no longer connected at this point.
		const forget = ( { target }: Event ) =>
			setTimeout( () => {
				const { activeElement, body } = document;
				const [ left ] = last.current;
				if (
					left &&
					target === left &&
					activeElement === body &&
					! isGone( left )
				) {
					last.current = [];
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

const isToast = ( element: Element ) => element.closest( '.sc-toast' ) !== null;

/** Returns whether an element was removed, or is on another page of a narrow calendar. */
const isGone = ( element: Element ) =>
	! element.isConnected || element.closest( '[inert]' ) !== null;

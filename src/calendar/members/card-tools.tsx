import {
	createPortal,
	startTransition,
	useCallback,
	useEffect,
	useLayoutEffect,
	useState,
} from '@wordpress/element';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import { isLoading, type Booking, type Schedule } from '../../domain/booking';
import { cardActions, type CardAction } from '../../domain/card-menu';
import type { IsoDate } from '../../domain/time';
import { KeptFocus } from '../actions/kept-focus';
import { LazyMenu } from '../actions/lazy-menu';
import { MoreButton } from '../actions/more-button';
import { pressKey } from '../keys/press-key';
import { Grips } from '../moving/grips';
import { LazyMoving } from '../moving/lazy-moving';
import { CARD, pressIn } from '../page-parts';
import { useStudio } from '../studio-context';
import type { CardToolsProps } from './parts';
import { bookingAt, cardOf } from './pressed-card';

/** What the key B presses (header.tsx). */
const BOOK_BUTTON = '.sc-head__book';

/** Card with actions under the pointer or the focus. */
interface ActiveCard {
	readonly element: HTMLElement;
	readonly booking: Booking;
	readonly entries: readonly CardAction[];
}

const isMovable = ( { entries }: Pick< ActiveCard, 'entries' > ) =>
	entries.includes( 'move' );

/** The menus of cards and what moves them. Only the focused card and the one under the pointer have a ⋯ button. */
export function CardTools( props: CardToolsProps ) {
	const { events, layer, schedule, isSettled, moving } = props;
	const { now, onAct } = useStudio();
	const today = now.date;
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
	const note =
		( take: ( card: HTMLElement ) => void ) =>
		( event: SyntheticEvent ) => {
			const card = cardOf( event.target );
			if ( card && ! hasMenu ) {
				take( card );
			}
		};
	const actOn = (
		event: SyntheticEvent,
		action: CardAction,
		run: ( booking: Booking ) => void
	) => {
		const [ card ] = activeCards(
			[ cardOf( event.target ) ],
			schedule,
			today
		);
		if ( card?.entries.includes( action ) && ! isLoading( card.booking ) ) {
			// A new object each time: what failed to load for the same booking is tried again.
			run( { ...card.booking } );
		}
	};
	const press = ( event: KeyboardEvent ) =>
		pressKey( event, {
			b: () => pressIn( layer, BOOK_BUTTON ),
			e: () =>
				actOn(
					event,
					'edit',
					( booking ) => void onAct( 'edit', booking )
				),
			m: () => actOn( event, 'move', moving.onMove ),
		} );
	const point = note( setPointed );
	// A press, or a key that goes from card to card, waits for nothing that this draws.
	const focus = note( ( card ) =>
		startTransition( () => setFocused( card ) )
	);
	useLayoutEffect( () => {
		events.current = { point, focus, press };
	} );
	// The visitor may have pointed at a card before this was loaded.
	useEffect( () => {
		const card = ( state: string ) =>
			layer.current?.querySelector< HTMLElement >( CARD + state ) ?? null;
		setPointed( card( ':hover' ) );
		setFocused( card( ':focus-within' ) );
	}, [ layer ] );
	return (
		<>
			<KeptFocus layer={ layer } isSettled={ isSettled && ! hasMenu } />
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
		</>
	);
}

/** Returns the active cards without duplicates, as one may have both focus and pointer. */
function activeCards(
	elements: readonly ( HTMLElement | null )[],
	schedule: Schedule | null,
	today: IsoDate
): readonly ActiveCard[] {
	return Array.from( new Set( elements ) ).flatMap( ( element ) => {
		const booking = bookingAt( element, schedule );
		const entries =
			schedule && booking ? cardActions( booking, schedule, today ) : [];
		return element && booking && entries.length > 0
			? [ { element, booking, entries } ]
			: [];
	} );
}

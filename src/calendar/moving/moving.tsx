import {
	useCallback,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from '@wordpress/element';
import { sprintf } from '@wordpress/i18n';
import type { Moving as State } from '../../domain/moving/machine';
import { inTheWay, type Over, type Place } from '../../domain/moving/place';
import { useI18n } from '../../i18n/context';
import { useRoomNames } from '../room-name';
import { useStudio } from '../studio-context';
import { isNarrow } from '../use-width';
import { EdgeStrip } from './edge-strip';
import { Ghost } from './ghost';
import { Hint } from './hint';
import type { MovingProps } from './lazy-moving';
import { movableAt } from './movable';
import './moving.css';
import { placeText, reasonText, saidText, wholeText } from './moving-texts';
import { Question } from './question';
import { useDrop } from './use-drop';
import { useEdges } from './use-edges';
import {
	cardIn,
	focusCard,
	ghostIn,
	useFlight,
	useFlyBack,
} from './use-flight';
import { useKeys } from './use-keys';
import { useMachine } from './use-machine';
import { usePointer } from './use-pointer';
import { useTurning } from './use-turning';

export interface LoadedMovingProps extends MovingProps {
	/** Press before this was loaded; null without one. */
	readonly press: PointerEvent | null;
}

/** Milliseconds after the last step before it is said. */
const SAY_AFTER = 150;

const overOf = ( state: State ): Over | null =>
	state.status === 'lifted' || state.status === 'asking' ? state.over : null;

/** Moves bookings and their ends by mouse, pen, touch and keyboard. */
export function Moving( props: LoadedMovingProps ) {
	const { layer, schedule, toMove, onMove, onNote } = props;
	const i18n = useI18n();
	const { __, locale } = i18n;
	const { now, width, day } = useStudio();
	const roomName = useRoomNames();
	const machine = useMachine( props );
	const { state, dispatch } = machine;
	const drop = useDrop( props, useFlyBack( layer ) );
	const follow = useFlight( layer, state, dispatch );
	const turning = useTurning( machine, layer );
	const [ finger, setFinger ] = useState< number | null >( null );
	const edges = useEdges( {
		layer,
		isHeld: state.status === 'lifted' && state.isHeld,
		onScroll: ( point ) => dispatch( { type: 'point', point } ),
		onTurn: turning.turn,
	} );
	const { followPoint } = edges;
	const back = useRef< Element | null >( null );
	usePointer( {
		layer,
		machine,
		press: props.press,
		bookingAt: ( target ) => {
			const booking = movableAt( target, schedule, now.date );
			if ( booking && machine.now().status === 'idle' ) {
				back.current = document.activeElement;
			}
			return booking;
		},
		onPoint: ( point ) => {
			const current = machine.now();
			if ( current.status === 'lifted' ) {
				follow( point, current.start );
				followPoint( point );
				setFinger( current.hand === 'touch' ? point.y : null );
			}
		},
	} );
	useKeys( machine );
	useLayoutEffect( () => {
		if ( toMove ) {
			const isTouch = window.matchMedia( '(hover: none)' ).matches;
			back.current = null;
			focusCard( layer, toMove.id );
			dispatch( {
				type: 'lift',
				booking: toMove,
				hand: isTouch ? 'touch' : 'keys',
			} );
			onMove( null );
		}
	}, [ toMove, onMove, dispatch, layer ] );
	useLayoutEffect( () => {
		dispatch( { type: 'changed' } );
	}, [ schedule, day.date, width, dispatch ] );
	const over = overOf( state );
	const nameOf = ( { roomId }: Pick< Place, 'roomId' > ) => {
		const room = schedule?.rooms.find( ( { id } ) => id === roomId );
		return room ? roomName( room ) : '';
	};
	const reason =
		over && schedule ? reasonText( over, schedule.studio, i18n ) : '';
	useEnd( state, ( ended ) => {
		const { booking } = ended;
		if ( ended.status === 'dropped' ) {
			focusCard( layer, booking.id );
			void drop( booking, ended.place, schedule?.role ?? 'Guest' );
			return;
		}
		turning.show( booking );
		const last = back.current;
		if (
			last instanceof HTMLElement &&
			last.isConnected &&
			last !== document.body
		) {
			last.focus( { preventScroll: true } );
		} else {
			focusCard( layer, booking.id );
		}
		if ( ended.reason === 'changed' ) {
			onNote( {
				text: sprintf(
					/* translators: %s: title of a booking */
					__(
						'“%s” was changed in the meantime and put back.',
						'studio-calendar'
					),
					booking.title
				),
			} );
		}
	} );
	useMarks( props, state, over );
	const said = useSaid( saying() );
	const isAlone =
		state.status === 'asking' ||
		( state.status === 'lifted' && ! state.isHeld );
	return (
		<>
			<div className="sc-vh" role="status">
				{ said }
			</div>
			{ over && state.status !== 'idle' && (
				<Ghost
					layer={ layer }
					booking={ state.booking }
					over={ over }
					text={ placeText(
						over.place,
						state.booking.date,
						nameOf( over.place ),
						locale
					) }
					reason={ over.stance === 'refused' ? reason : '' }
					isAlone={ isAlone }
					hasHandles={
						state.status === 'lifted' &&
						state.hand === 'touch' &&
						! state.isHeld
					}
					finger={ isAlone ? null : finger }
				/>
			) }
			{ over && state.status === 'lifted' && state.hand !== 'mouse' && (
				<Hint
					title={ state.booking.title }
					place={ wholeText(
						over.place,
						nameOf( over.place ),
						locale
					) }
					reason={ reason }
					isTouch={ state.hand === 'touch' }
					onDone={
						state.isHeld ? null : () => dispatch( { type: 'drop' } )
					}
				/>
			) }
			{ state.status === 'asking' && (
				<Question
					reason={ reason }
					anchor={ () => ghostIn( layer ) }
					onYes={ () => dispatch( { type: 'drop' } ) }
					onNo={ () => dispatch( { type: 'leave' } ) }
				/>
			) }
			{ edges.turning !== 0 && (
				<EdgeStrip
					key={ turning.count }
					layer={ layer }
					way={ edges.turning }
					hasDays={ isNarrow( width ) }
				/>
			) }
		</>
	);

	/** Returns what a screen reader says of the state. */
	function saying(): string {
		switch ( state.status ) {
			case 'lifted':
				return over && schedule && ! state.isHeld
					? saidText(
							over.place,
							{
								room: nameOf( over.place ),
								state:
									reason || __( 'Free', 'studio-calendar' ),
							},
							locale,
							i18n
						)
					: sprintf(
							/* translators: %s: title of a booking */
							__( 'Moving %s', 'studio-calendar' ),
							state.booking.title
						);
			case 'asking':
				return reason;
			case 'dropped':
				return __( 'Moved', 'studio-calendar' );
			case 'returning':
				return __( 'Back in its place', 'studio-calendar' );
			default:
				return '';
		}
	}
}

type Ended = Extract< State, { readonly status: 'dropped' | 'returning' } >;

/** Calls a function once when a card is put down. */
function useEnd( state: State, onEnd: ( state: Ended ) => void ): void {
	const latest = useRef( onEnd );
	useLayoutEffect( () => {
		latest.current = onEnd;
	} );
	useLayoutEffect( () => {
		if ( state.status === 'dropped' || state.status === 'returning' ) {
			latest.current( state );
		}
	}, [ state ] );
}

/** Returns the last text once it has stood for a moment; between two moves the last one stays. */
function useSaid( text: string ): string {
	const [ said, setSaid ] = useState( '' );
	useEffect( () => {
		const timer = text
			? setTimeout( () => setSaid( text ), SAY_AFTER )
			: undefined;
		return () => clearTimeout( timer );
	}, [ text ] );
	return said;
}

/** Marks the card that was lifted, and the one in the way; attributes, because React owns the cards' classes. */
function useMarks(
	{ layer }: MovingProps,
	state: State,
	over: Over | null
): void {
	const mark = useCallback(
		( id: string | undefined, as: string ) => {
			const card = id === undefined ? null : cardIn( layer, id );
			card?.setAttribute( 'data-moving', as );
			return card;
		},
		[ layer ]
	);
	useLayoutEffect( () => {
		const isOff = state.status === 'lifted' || state.status === 'asking';
		const cards = [
			isOff ? mark( state.booking.id, 'origin' ) : null,
			over?.stance === 'refused'
				? mark( inTheWay( over.verdict )?.id, 'in-way' )
				: null,
		];
		return () =>
			cards.forEach( ( card ) => card?.removeAttribute( 'data-moving' ) );
	} );
}

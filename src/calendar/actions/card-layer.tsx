import { useRef } from '@wordpress/element';
import type { PropsWithChildren, SyntheticEvent } from 'react';
import type { Booking, Schedule } from '../../domain/booking';
import { isPlainKey } from '../../ui/plain-key';
import { pressKey } from '../keys/press-key';
import { useMembers } from '../members/context';
import { bookingAt, cardOf, isOnMenu } from '../members/pressed-card';
import type { CardEvents, CardToolsProps } from '../members/parts';
import { CARD_BUTTON, pressIn, TODAY_BUTTON } from '../page-parts';
import { useStudio } from '../studio-context';
import { KeptFocus } from './kept-focus';

interface CardLayerProps {
	readonly schedule: Schedule | null;
	/** Whether no dialog is open over the cards. */
	readonly isSettled: boolean;
	readonly onOpen: ( booking: Booking ) => void;
	readonly moving: CardToolsProps[ 'moving' ];
}

/** Handles presses on all cards, because hundreds of cards carry no handlers. */
export function CardLayer( props: PropsWithChildren< CardLayerProps > ) {
	const { schedule, isSettled, onOpen, moving, children } = props;
	const { onOpen: onOpenDialog } = useStudio();
	const members = useMembers();
	const layer = useRef< HTMLDivElement >( null );
	const tools = useRef< CardEvents | null >( null );
	const openCard = ( event: SyntheticEvent ) => {
		const card = cardOf( event.target );
		const booking = bookingAt( card, schedule );
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
			onPointerOver={ ( event ) => tools.current?.point( event ) }
			onFocus={ ( event ) => tools.current?.focus( event ) }
			onClick={ ( event ) =>
				! isOnMenu( event.target ) && openCard( event )
			}
			onKeyDown={ ( event ) => {
				if ( ! isPlainKey( event ) || isOnMenu( event.target ) ) {
					return;
				}
				if ( event.key === 'Enter' || event.key === ' ' ) {
					openCard( event );
				}
				pressKey( event, {
					'?': () => onOpenDialog( { kind: 'keys' } ),
					t: () => pressIn( layer, TODAY_BUTTON ),
				} );
				tools.current?.press( event );
			} }
		>
			{ children }
			{ members ? (
				<members.CardTools
					events={ tools }
					layer={ layer }
					schedule={ schedule }
					isSettled={ isSettled }
					moving={ moving }
				/>
			) : (
				<KeptFocus layer={ layer } isSettled={ isSettled } />
			) }
		</div>
	);
}

import { useLayoutEffect, useRef } from '@wordpress/element';
import { sprintf } from '@wordpress/i18n';
import type { FocusEvent } from 'react';
import type { Slot } from '../../domain/slots';
import { toTime } from '../../domain/time';
import { useI18n } from '../../i18n/context';
import { Icon } from '../../ui/icon';
import type { Place } from './card-name';

export interface SlotMarkerProps extends Place {
	readonly slot: Slot;
	/** A new object each time the marker must take the focus; null if it is only under the pointer. */
	readonly focus: object | null;
	readonly onPress: () => void;
	readonly onBlur: ( event: FocusEvent ) => void;
}

/** Marker of a free time: one button that moves to where it is needed. */
export function SlotMarker( props: SlotMarkerProps ) {
	const { slot, focus, day, room, onBlur } = props;
	const { __ } = useI18n();
	const button = useRef< HTMLButtonElement >( null );
	const time = toTime( slot.from );
	useLayoutEffect( () => {
		if ( focus ) {
			button.current?.focus();
		}
	}, [ focus ] );
	return (
		<button
			ref={ button }
			type="button"
			className="sc-add"
			tabIndex={ -1 }
			style={ { top: slot.top, height: slot.height } }
			aria-label={ sprintf(
				/* translators: 1: day ("Friday 20 November"), 2: time ("18:00"), 3: room */
				__( 'Book %1$s %2$s, %3$s', 'studio-calendar' ),
				day,
				time,
				room
			) }
			onClick={ props.onPress }
			onBlur={ onBlur }
		>
			<Icon name="plus" />
			{ time }
		</button>
	);
}

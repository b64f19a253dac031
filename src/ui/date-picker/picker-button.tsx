import { useCallback, useRef, useState } from '@wordpress/element';
import type { KeyboardEvent } from 'react';
import type { ControlProps } from '../field';
import { Icon } from '../icon';
import type { PickerOptions } from './date-picker';
import { LazyPicker, usePickerLoader } from './lazy-picker';

interface PickerButtonProps {
	/** Purpose of the dates. */
	readonly label: string;
	/** The selection as text. */
	readonly text: string;
	readonly isEmpty?: boolean;
	readonly className: string;
	readonly control?: ControlProps;
	readonly picker: Omit< PickerOptions, 'label' >;
}

/** Button that shows the selected dates and opens the picker. */
export function PickerButton( props: PickerButtonProps ) {
	const { label, text, isEmpty = false, className, control, picker } = props;
	const [ isOpen, setIsOpen ] = useState( false );
	const button = useRef< HTMLButtonElement >( null );
	const loadPicker = usePickerLoader();
	// A failure is handled on opening.
	const preload = () => void loadPicker().catch( () => undefined );
	const close = useCallback( () => setIsOpen( false ), [] );
	const toggle = () => setIsOpen( ! isOpen );
	const handleKey = ( event: KeyboardEvent ) => {
		// Escape while the picker is still loading gives it up, instead of closing the form that the field is in.
		if ( event.key === ( isOpen ? 'Escape' : 'ArrowDown' ) ) {
			event.preventDefault();
			toggle();
		}
	};
	return (
		<>
			<button
				{ ...control }
				ref={ button }
				type="button"
				className={ `sc-datebtn ${ className }` }
				aria-label={ `${ label }: ${ text }` }
				aria-haspopup="dialog"
				aria-expanded={ isOpen }
				data-empty={ isEmpty || undefined }
				onPointerEnter={ preload }
				onFocus={ preload }
				onKeyDown={ handleKey }
				onClick={ toggle }
			>
				<Icon name="calendar" />
				<span>{ text }</span>
				<Icon name="down" />
			</button>
			{ isOpen && button.current && (
				<LazyPicker
					{ ...picker }
					label={ label }
					opener={ button.current }
					onClose={ close }
				/>
			) }
		</>
	);
}

import { useId, useLayoutEffect, useState } from '@wordpress/element';
import type { RefObject } from 'react';
import type { IsoDate } from '../../domain/time';
import { useI18n } from '../../i18n/context';
import { Icon } from '../icon';
import type { Direction } from '../place';
import { useSecondFrame } from '../second-frame';
import '../float.css';
import './date-picker.css';
import { firstDay, isChoosable, type DayRules } from './day-rules';
import { Hint } from './hint';
import { Month } from './month';
import {
	choose,
	isNear,
	pickedOf,
	type Draft,
	type Picked,
	type PickKind,
} from './pick';
import { tabId, Tabs } from './tabs';
import { usePopup } from './use-popup';
import { POPOVER } from '../popover';

export interface PickerOptions {
	/** Name of the dialog: the purpose of the date. */
	readonly label: string;
	/** Kinds of selection; with both there is a tab for each. */
	readonly kinds: readonly PickKind[];
	/** Current selection and initial tab. */
	readonly draft: Draft;
	/** The studio's current date. */
	readonly today: IsoDate;
	readonly rules?: DayRules;
	/** Maximum days of a range. */
	readonly maxDays?: number;
	/** Whether a selection applies at once, without a Save button. */
	readonly isAutoSave: boolean;
	readonly direction?: Direction;
	readonly onPick: ( picked: Picked ) => void;
}

export interface DatePickerProps extends PickerOptions {
	readonly opener: HTMLElement;
	readonly onClose: () => void;
}

const NO_RULES: DayRules = {};

/** Selects a date or a range in a month; the frame that answers the press has only the field as open (date-picker.css). */
export function DatePicker( props: DatePickerProps ) {
	return useSecondFrame( props.onClose ) ? <Popup { ...props } /> : null;
}

/** Follows the ARIA authoring practices, date picker dialog. */
function Popup( props: DatePickerProps ) {
	const {
		label,
		kinds,
		today,
		rules = NO_RULES,
		isAutoSave,
		onClose,
	} = props;
	const { maxDays = Infinity, direction = 'auto' } = props;
	const { __ } = useI18n();
	const panelId = useId();
	const [ draft, setDraft ] = useState( props.draft );
	const start = startOf( draft, today, rules );
	const { popup, onKeyDown } = usePopup( {
		opener: props.opener,
		direction,
		onClose,
	} );
	useFirstFocus( popup, start );
	const save = ( picked: Picked | null ) => {
		if ( picked ) {
			props.onPick( picked );
			onClose();
		}
	};
	const handleChoose = ( date: IsoDate ) => {
		const next = choose( draft, date );
		setDraft( next );
		if ( isAutoSave ) {
			save( pickedOf( next ) );
		}
	};
	return (
		<dialog
			ref={ popup }
			{ ...POPOVER }
			className="sc-dp sc-float"
			aria-label={ label }
			onKeyDown={ onKeyDown }
			onCancel={ ( event ) => {
				event.preventDefault();
				onClose();
			} }
		>
			<div className="sc-dp__in">
				<div className="sc-dp__top">
					<Kinds
						panelId={ panelId }
						label={ label }
						kinds={ kinds }
						chosen={ draft.kind }
						onChoose={ ( kind ) => setDraft( { ...draft, kind } ) }
					/>
					<button
						type="button"
						className="sc-btn sc-btn--quiet sc-btn--icon"
						aria-label={ __( 'Close', 'studio-calendar' ) }
						onClick={ onClose }
					>
						<Icon name="close" />
					</button>
				</div>
				<div
					id={ panelId }
					{ ...( kinds.length > 1 && {
						role: 'tabpanel',
						'aria-labelledby': tabId( panelId, draft.kind ),
					} ) }
				>
					<Month
						key={ draft.kind }
						draft={ draft }
						today={ today }
						start={ start }
						rules={ rules }
						isOff={ ( date ) =>
							! isChoosable( date, rules ) ||
							! isNear( draft, date, maxDays )
						}
						onChoose={ handleChoose }
					/>
				</div>
				<div className="sc-dp__foot">
					<Hint draft={ draft } maxDays={ maxDays } />
					{ ! isAutoSave && (
						<button
							type="button"
							className="sc-btn sc-btn--main"
							aria-disabled={ pickedOf( draft ) === null }
							onClick={ () => save( pickedOf( draft ) ) }
						>
							{ __( 'Save', 'studio-calendar' ) }
						</button>
					) }
				</div>
			</div>
		</dialog>
	);
}

/** Returns the day to open at: the selection, otherwise the first selectable day. */
function startOf(
	{ kind, date, range }: Draft,
	today: IsoDate,
	rules: DayRules
): IsoDate {
	const from = range?.from ?? null;
	const chosen = kind === 'date' ? ( date ?? from ) : ( from ?? date );
	return chosen ?? firstDay( today, rules );
}

function useFirstFocus( popup: RefObject< HTMLElement >, date: IsoDate ): void {
	const [ first ] = useState( date );
	useLayoutEffect( () => {
		popup.current
			?.querySelector< HTMLElement >( `[data-date="${ first }"]` )
			?.focus( { preventScroll: true } );
	}, [ popup, first ] );
}

interface KindsProps {
	readonly panelId: string;
	readonly label: string;
	readonly kinds: readonly PickKind[];
	readonly chosen: PickKind;
	readonly onChoose: ( kind: PickKind ) => void;
}

function Kinds( { kinds, label, ...tabs }: KindsProps ) {
	const { __ } = useI18n();
	const labels: Readonly< Record< PickKind, string > > = {
		date: __( 'Date', 'studio-calendar' ),
		range: __( 'Range', 'studio-calendar' ),
	};
	return kinds.length > 1 ? (
		<Tabs
			{ ...tabs }
			label={ label }
			tabs={ kinds.map( ( id ) => ( { id, label: labels[ id ] } ) ) }
		/>
	) : (
		<b className="sc-dp__title">{ label }</b>
	);
}

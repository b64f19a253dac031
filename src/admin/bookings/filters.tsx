import { useId } from '@wordpress/element';
import { useI18n } from '../../i18n/context';
import type { Choice, ScreenConfig, StudioChoice } from './config';
import { queryOfStudio, type ListQuery } from './list-query';

interface FiltersProps {
	readonly studios: ScreenConfig[ 'studios' ];
	readonly studio: StudioChoice;
	readonly query: ListQuery;
	readonly onQueryChange: ( change: Partial< ListQuery > ) => void;
}

type Options = readonly ( readonly [ value: string, label: string ] )[];

/** Filters as native selects with labels, best supported by phones and screen readers. */
export function Filters( {
	studios,
	studio,
	query,
	onQueryChange,
}: FiltersProps ) {
	const { __ } = useI18n();
	const isOwner = studio.role === 'Owner';
	const pick = ( name: keyof ListQuery, label: string, options: Options ) => (
		<Pick
			label={ label }
			value={ String( query[ name ] ) }
			options={ options }
			onPick={ ( value ) => onQueryChange( { [ name ]: value } ) }
		/>
	);
	const date = ( name: 'from' | 'to', label: string ) => (
		<Day
			label={ label }
			value={ query[ name ] }
			onPick={ ( value ) => onQueryChange( { [ name ]: value } ) }
		/>
	);
	const all = __( 'All', 'studio-calendar' );
	return (
		<div
			className="sc-bookings__filters"
			role="search"
			aria-label={ __( 'Filter bookings', 'studio-calendar' ) }
		>
			{ studios.length > 1 && (
				<Pick
					label={ __( 'Studio', 'studio-calendar' ) }
					value={ query.studio }
					options={ optionsOf( studios ) }
					onPick={ ( value ) =>
						onQueryChange( queryOfStudio( query, studios, value ) )
					}
				/>
			) }
			{ date( 'from', __( 'From', 'studio-calendar' ) ) }
			{ date( 'to', __( 'Until', 'studio-calendar' ) ) }
			{ pick( 'room', __( 'Room', 'studio-calendar' ), [
				[ '', all ],
				...optionsOf( studio.rooms ),
			] ) }
			{ studio.trainers.length > 0 &&
				pick( 'trainer', __( 'Trainer', 'studio-calendar' ), [
					[ '', all ],
					...optionsOf( studio.trainers ).map(
						( [ id, name ] ) =>
							[
								id,
								name || __( 'Trainer', 'studio-calendar' ),
							] as const
					),
				] ) }
			{ pick( 'status', __( 'Status', 'studio-calendar' ), [
				[ '', all ],
				[ 'Pending', __( 'Pending', 'studio-calendar' ) ],
				[ 'Approved', __( 'Approved', 'studio-calendar' ) ],
			] ) }
			{ isOwner &&
				pick( 'payment', __( 'Payment', 'studio-calendar' ), [
					[ '', all ],
					[ 'unpaid', __( 'Unpaid', 'studio-calendar' ) ],
					[ 'paid', __( 'Paid', 'studio-calendar' ) ],
				] ) }
			{ pick( 'canceled', __( 'Canceled', 'studio-calendar' ), [
				[ '0', __( 'Hide canceled', 'studio-calendar' ) ],
				[ '1', __( 'Canceled only', 'studio-calendar' ) ],
				[ '', all ],
			] ) }
		</div>
	);
}

const optionsOf = ( choices: readonly Choice[] ): Options =>
	choices.map( ( { id, name } ) => [ String( id ), name ] as const );

interface PickProps {
	readonly label: string;
	readonly value: string;
	readonly options: Options;
	readonly onPick: ( value: string ) => void;
}

function Pick( { label, value, options, onPick }: PickProps ) {
	const id = useId();
	return (
		<div className="sc-bookings__filter">
			<label htmlFor={ id }>{ label }</label>
			<select
				id={ id }
				value={ value }
				onChange={ ( event ) => onPick( event.target.value ) }
			>
				{ options.map( ( [ option, text ] ) => (
					<option key={ option } value={ option }>
						{ text }
					</option>
				) ) }
			</select>
		</div>
	);
}

function Day( { label, value, onPick }: Omit< PickProps, 'options' > ) {
	const id = useId();
	return (
		<div className="sc-bookings__filter">
			<label htmlFor={ id }>{ label }</label>
			<input
				id={ id }
				type="date"
				value={ value }
				onChange={ ( event ) => onPick( event.target.value ) }
			/>
		</div>
	);
}

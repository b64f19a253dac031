import { useState } from '@wordpress/element';
import {
	initials,
	trainerName,
	type Booking,
	type Trainer,
} from '../../domain/booking';
import { useI18n } from '../../i18n/context';
import { ChunkIcon } from '../../ui/chunk-icon';

interface InfoTrainerProps {
	readonly booking: Booking;
	/** Contact data, for owners only. */
	readonly contact: Trainer | undefined;
}

/** Shows the trainer, also without a name; hidden if nothing is known. */
export function InfoTrainer( { booking, contact }: InfoTrainerProps ) {
	const { __ } = useI18n();
	const name = trainerName( booking );
	const isReachable = contact && ( contact.email || contact.phone );
	if ( ! name && ! isReachable && ! hasPicture( booking ) ) {
		return null;
	}
	return (
		<div className="sc-who">
			<Avatar key={ booking.avatar } booking={ booking } />
			<div>
				<b>{ name || __( 'Trainer', 'studio-calendar' ) }</b>
				{ contact && <Contact { ...contact } /> }
			</div>
		</div>
	);
}

/** The server's placeholder for trainers without an image; initials are shown instead. */
const PLACEHOLDER = /\/images\/avatar\.svg$/;

const hasPicture = ( { avatar }: Booking ) =>
	avatar !== '' && ! PLACEHOLDER.test( avatar );

function Avatar( { booking }: { readonly booking: Booking } ) {
	const [ isShown, setIsShown ] = useState( hasPicture( booking ) );
	return isShown ? (
		<img
			className="sc-face"
			src={ booking.avatar }
			alt=""
			onError={ () => setIsShown( false ) }
		/>
	) : (
		<span className="sc-face" aria-hidden="true">
			{ initials( booking ) || <ChunkIcon name="person" /> }
		</span>
	);
}

function Contact( { email, phone }: Trainer ) {
	return (
		<span className="sc-who__ways">
			{ email !== '' && <a href={ `mailto:${ email }` }>{ email }</a> }
			{ phone !== '' && (
				<a href={ `tel:${ phone.replace( /[^+\d]/g, '' ) }` }>
					{ phone }
				</a>
			) }
		</span>
	);
}

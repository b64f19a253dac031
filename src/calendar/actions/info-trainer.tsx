import { useState } from '@wordpress/element';
import {
	initials,
	trainerName,
	type Booking,
	type Trainer,
} from '../../domain/booking';

interface InfoTrainerProps {
	readonly booking: Booking;
	/** Told to owners only. */
	readonly contact: Trainer | undefined;
}

export function InfoTrainer( { booking, contact }: InfoTrainerProps ) {
	const name = trainerName( booking );
	if ( name === '' ) {
		return null;
	}
	return (
		<div className="sc-who">
			<Avatar key={ booking.avatar } booking={ booking } />
			<div>
				<b>{ name }</b>
				{ contact && <Contact { ...contact } /> }
			</div>
		</div>
	);
}

/** The server's placeholder for those without a picture; initials tell more. */
const PLACEHOLDER = /\/images\/avatar\.svg$/;

function Avatar( { booking }: { readonly booking: Booking } ) {
	const { avatar } = booking;
	const [ hasPicture, setHasPicture ] = useState(
		avatar !== '' && ! PLACEHOLDER.test( avatar )
	);
	return hasPicture ? (
		<img
			className="sc-face"
			src={ avatar }
			alt=""
			onError={ () => setHasPicture( false ) }
		/>
	) : (
		<span className="sc-face" aria-hidden="true">
			{ initials( booking ) }
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

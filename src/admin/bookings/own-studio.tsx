import { useState } from '@wordpress/element';
import { becomeOwner } from '../../api/admin-bookings';
import { toApiError } from '../../api/api-error';
import type { Client } from '../../api/client';
import { useI18n } from '../../i18n/context';
import type { StudioChoice } from './config';

interface OwnStudioProps {
	readonly client: Client;
	readonly studio: StudioChoice;
}

/** Button that makes an administrator an owner; without it they see no payments and cannot approve. */
export function OwnStudio( { client, studio }: OwnStudioProps ) {
	const { __ } = useI18n();
	const [ isBusy, setIsBusy ] = useState( false );
	const [ failure, setFailure ] = useState( '' );
	const own = async () => {
		setIsBusy( true );
		try {
			await becomeOwner( client, studio.id );
			window.location.reload();
		} catch ( error: unknown ) {
			setFailure(
				toApiError( error ).message ||
					__( 'Oops something went wrong...', 'studio-calendar' )
			);
			setIsBusy( false );
		}
	};
	return (
		<div className="notice notice-info inline">
			<p>
				{ __(
					'As an administrator you see all bookings, but no payments. Owners approve bookings and see payments.',
					'studio-calendar'
				) }
			</p>
			<p>
				<button
					type="button"
					className="button"
					disabled={ isBusy }
					onClick={ () => void own() }
				>
					{ __( 'List me as an owner', 'studio-calendar' ) }
				</button>{ ' ' }
				<span role="status">{ failure }</span>
			</p>
		</div>
	);
}

import type { ApiError } from '../../api/api-error';
import type { Client } from '../../api/client';
import type { WireConflict } from '../../contract/errors';
import { dayLabel } from '../../domain/labels';
import { useI18n } from '../../i18n/context';
import { Icon } from '../../ui/icon';
import { failureText } from '../failure-text';

interface FailureNoteProps {
	readonly failure: ApiError;
	readonly client: Client;
	readonly loginUrl: string | null;
	/** Null where there is no fresher booking to take over. */
	readonly onTakeOver: ( () => void ) | null;
}

/** Why the form was not saved: in the server's words where it has any (specification, 8), and what there is to do. */
export function FailureNote( props: FailureNoteProps ) {
	const { failure, client, loginUrl, onTakeOver } = props;
	const i18n = useI18n();
	const { __ } = i18n;
	const login = isLogIn( failure ) ? loginAt( client, loginUrl ) : null;
	return (
		<div className="sc-fail" role="alert">
			<Icon name="warning" />
			<div>
				<p>{ failureText( failure, i18n ) }</p>
				<Conflicts conflicts={ failure.conflicts } />
				{ isLogIn( failure ) && (
					<p>
						{ __(
							'What you have typed is kept until you are back.',
							'studio-calendar'
						) }{ ' ' }
						{ login && (
							<a href={ login.href }>
								{ __( 'Log in', 'studio-calendar' ) }
							</a>
						) }
					</p>
				) }
				{ onTakeOver && (
					<button
						type="button"
						className="sc-btn sc-btn--line"
						onClick={ onTakeOver }
					>
						{ __( 'Load the current booking', 'studio-calendar' ) }
					</button>
				) }
			</div>
		</div>
	);
}

/** The times that are in the way. */
function Conflicts( {
	conflicts,
}: {
	readonly conflicts: readonly WireConflict[];
} ) {
	const { locale } = useI18n();
	return conflicts.length > 0 ? (
		<ul>
			{ conflicts.map( ( conflict ) => (
				<li
					key={ `${ conflict.date } ${ conflict.time_from } ${ conflict.room_id }` }
				>
					{ [
						`${ dayLabel( conflict.date, locale ) }, ${
							conflict.time_from
						}–${ conflict.time_to }`,
						conflict.title,
					]
						.filter( Boolean )
						.join( ' · ' ) }
				</li>
			) ) }
		</ul>
	) : null;
}

const isLogIn = ( { code, status }: ApiError ) =>
	status === 401 || code.endsWith( 'invalid_nonce' );

/** The log-in leads back to this page, whose tab has kept the draft. */
function loginAt( client: Client, loginUrl: string | null ): URL | null {
	const url = loginUrl === null ? null : client.onHost( loginUrl );
	url?.searchParams.set( 'redirect_to', window.location.href );
	return url;
}

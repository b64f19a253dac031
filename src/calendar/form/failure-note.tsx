import type { ApiError } from '../../api/api-error';
import type { WireConflict } from '../../contract/errors';
import { dayLabel } from '../../domain/labels';
import { useI18n } from '../../i18n/context';
import { Icon } from '../../ui/icon';
import { failureText } from '../failure-text';
import { LogIn } from './log-in';

interface FailureNoteProps {
	readonly failure: ApiError;
	readonly loginUrl: string | null;
	/** There is a login again. */
	readonly onBack: () => void;
	/** Null where there is no fresher booking to take over. */
	readonly onTakeOver: ( () => void ) | null;
}

/** Why the form was not saved: in the server's words where it has any (specification, 8), and what there is to do. */
export function FailureNote( props: FailureNoteProps ) {
	const { failure, onTakeOver } = props;
	const i18n = useI18n();
	const { __ } = i18n;
	return (
		<div className="sc-fail" role="alert">
			<Icon name="warning" />
			<div>
				<p>{ failureText( failure, i18n ) }</p>
				<Conflicts conflicts={ failure.conflicts } />
				{ isLogIn( failure ) && <LogIn { ...props } /> }
				{ onTakeOver && (
					<button
						type="button"
						className="sc-btn sc-btn--line"
						onClick={ onTakeOver }
					>
						{ __( 'Load the latest version', 'studio-calendar' ) }
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

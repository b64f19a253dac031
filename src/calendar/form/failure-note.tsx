import type { ApiError } from '../../api/api-error';
import type { WireConflict } from '../../contract/errors';
import { dayLabel } from '../../domain/labels';
import { useI18n } from '../../i18n/context';
import { ChunkIcon } from '../../ui/chunk-icon';
import { failureText, isLogIn } from '../failure-text';
import { LogIn } from './log-in';

interface FailureNoteProps {
	readonly failure: ApiError;
	readonly loginUrl: string | null;
	/** Called after a new login. */
	readonly onBack: () => void;
	/** Loads the newer booking; null without one. */
	readonly onTakeOver: ( () => void ) | null;
}

/** Shows why the form was not saved, with the server's message if there is one (specification, 8), and what to do. */
export function FailureNote( props: FailureNoteProps ) {
	const { failure, onTakeOver } = props;
	const i18n = useI18n();
	const { __ } = i18n;
	return (
		<div className="sc-fail" role="alert">
			<ChunkIcon name="warning" />
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

/** Lists the conflicting times. */
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

import type { ApiError } from '../../../api/api-error';
import { useI18n } from '../../../i18n/context';
import { ChunkIcon } from '../../../ui/chunk-icon';
import { readFailureText } from '../../failure-text';

interface CheckSumProps {
	readonly error: ApiError | null;
	readonly isChecking: boolean;
	/** What the last check says in sum; null before the first one. */
	readonly sum: string | null;
	/** Shown until there is a sum. */
	readonly checking: string;
	readonly hasClash: boolean;
	readonly onRetry: () => void;
}

/** What a check says in sum, or why there is none. */
export function CheckSum( props: CheckSumProps ) {
	const { error, isChecking, sum, checking, hasClash, onRetry } = props;
	const texts = useI18n();
	if ( error ) {
		return (
			<p className="sc-sum" role="alert">
				<ChunkIcon name="warning" />
				<span>{ readFailureText( error, texts ) }</span>
				<button
					type="button"
					className="sc-btn sc-btn--line"
					onClick={ onRetry }
				>
					{ texts.__( 'Try again', 'studio-calendar' ) }
				</button>
			</p>
		);
	}
	return (
		<p className="sc-sum" role="status" aria-busy={ isChecking }>
			{ sum !== null && (
				<ChunkIcon name={ hasClash ? 'warning' : 'check' } />
			) }
			<span>{ sum ?? checking }</span>
		</p>
	);
}

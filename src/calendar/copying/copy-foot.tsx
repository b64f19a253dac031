import { sprintf } from '@wordpress/i18n';
import type { PropsWithChildren } from 'react';
import { useI18n } from '../../i18n/context';
import { CancelAndMain } from '../../ui/cancel-and-main';
import type { Copying } from './use-copying';

interface CopyFootProps {
	readonly copying: Copying;
	readonly onCopy: () => void;
	readonly onCancel: () => void;
}

/** Buttons to cancel and copy, below what went wrong. */
export function CopyFoot( props: PropsWithChildren< CopyFootProps > ) {
	const { copying, onCopy, onCancel, children } = props;
	const { __ } = useI18n();
	const { count, check, isChecking, error, saving } = copying;
	const tooMany = useTooMany( copying );
	const isReady =
		count > 0 &&
		tooMany === null &&
		check !== null &&
		! isChecking &&
		error === null &&
		! saving.isSaving;
	return (
		<>
			{ children }
			<p className="sc-again" role="status">
				{ tooMany }
			</p>
			<CancelAndMain
				cancel={ __( 'Cancel', 'studio-calendar' ) }
				onCancel={ onCancel }
				main={
					<button
						type="button"
						className="sc-btn sc-btn--main"
						aria-disabled={ ! isReady }
						onClick={ () => isReady && onCopy() }
					>
						<MainLabel { ...copying } />
					</button>
				}
			/>
		</>
	);
}

function MainLabel( { count, check, saving }: Copying ) {
	const { __, _n } = useI18n();
	if ( saving.isSaving ) {
		return __( 'Saving…', 'studio-calendar' );
	}
	return count === 0 && check !== null
		? __( 'Nothing to copy', 'studio-calendar' )
		: sprintf(
				/* translators: %d: number of bookings that are copied into another week */
				_n(
					'Copy %d booking',
					'Copy %d bookings',
					count,
					'studio-calendar'
				),
				count
			);
}

/** Returns why so many bookings cannot be copied at once; null if they can. */
function useTooMany( { check, count }: Copying ): string | null {
	const { _n } = useI18n();
	return check === null || count <= check.limit
		? null
		: sprintf(
				/* translators: %d: how many bookings of a week can be copied in one go */
				_n(
					'At most %d booking can be copied at once. Leave some out.',
					'At most %d bookings can be copied at once. Leave some out.',
					check.limit,
					'studio-calendar'
				),
				check.limit
			);
}

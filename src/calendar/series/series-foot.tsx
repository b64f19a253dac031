import { useI18n } from '../../i18n/context';
import { ChunkIcon } from '../../ui/chunk-icon';
import { CancelAndMain } from '../../ui/cancel-and-main';
import { buttonText, sumText } from './series-texts';
import type { Plan } from './use-plan';

interface SeriesFootProps {
	readonly plan: Plan;
	readonly isBusy: boolean;
	/** Why it was not saved; null without a failure. */
	readonly failure: string | null;
	readonly onCancel: () => void;
	readonly onSave: () => void;
}

/** What will happen in sum, and the button that does it. */
export function SeriesFoot( props: SeriesFootProps ) {
	const { plan, isBusy, failure, onCancel, onSave } = props;
	const i18n = useI18n();
	const { __ } = i18n;
	const { deed, count, rows, write } = plan;
	const isReady = write !== null && count > 0 && ! isBusy;
	return (
		<>
			{ failure !== null && (
				<div className="sc-fail" role="alert">
					<ChunkIcon name="warning" />
					<p>{ failure }</p>
				</div>
			) }
			<div className="sc-plan__foot">
				<p role="status">
					{ rows &&
						sumText( deed, count, rows.length - count, i18n ) }
				</p>
				<CancelAndMain
					cancel={
						deed === 'cancel'
							? __( 'Close', 'studio-calendar' )
							: __( 'Cancel', 'studio-calendar' )
					}
					onCancel={ onCancel }
					main={
						<button
							type="button"
							className="sc-btn sc-btn--main"
							aria-disabled={ ! isReady }
							onClick={ () => isReady && onSave() }
						>
							{ isBusy
								? __( 'Saving…', 'studio-calendar' )
								: buttonText( deed, count, i18n ) }
						</button>
					}
				/>
			</div>
		</>
	);
}

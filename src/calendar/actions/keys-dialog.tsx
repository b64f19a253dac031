import { useI18n } from '../../i18n/context';
import { gridKeys, movingKeys, type KeyLine } from './key-list';
import { NoticeDialog } from './notice-dialog';

/** The keys of the calendar, and those while a booking is moved. */
export function KeysDialog( { onClose }: { readonly onClose: () => void } ) {
	const i18n = useI18n();
	return (
		<NoticeDialog
			title={ i18n.__( 'Keys', 'studio-calendar' ) }
			onClose={ onClose }
		>
			<Keys lines={ gridKeys( i18n ) } />
			<h3 className="sc-keys__while">
				{ i18n.__( 'While moving', 'studio-calendar' ) }
			</h3>
			<Keys lines={ movingKeys( i18n ) } />
		</NoticeDialog>
	);
}

const Keys = ( { lines }: { readonly lines: readonly KeyLine[] } ) => (
	<dl className="sc-keys">
		{ lines.map( ( [ keys, text ] ) => (
			<div key={ keys }>
				<dt>
					<kbd>{ keys }</kbd>
				</dt>
				<dd>{ text }</dd>
			</div>
		) ) }
	</dl>
);

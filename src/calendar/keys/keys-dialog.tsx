import { useState } from '@wordpress/element';
import { useI18n } from '../../i18n/context';
import { areKeysOn, turnKeys } from '../../store/kept/single-keys';
import { Checkbox } from '../../ui/checkbox';
import { NoticeDialog } from '../actions/notice-dialog';
import { useStudio } from '../studio-context';
import { gridKeys, movingKeys, singleKeys, type KeyLine } from './key-list';

/** The keys of the calendar, those while a booking is moved, and the switch for single keys. */
export function KeysDialog( { onClose }: { readonly onClose: () => void } ) {
	const i18n = useI18n();
	const { __ } = i18n;
	const mayBook = useStudio().onBook !== null;
	const [ isOn, setOn ] = useState( areKeysOn );
	return (
		<NoticeDialog
			title={ __( 'Keyboard shortcuts', 'studio-calendar' ) }
			onClose={ onClose }
		>
			<Keys lines={ gridKeys( i18n ) } />
			<h3 className="sc-keys__head">
				{ __( 'Single keys', 'studio-calendar' ) }
			</h3>
			<div>
				<Checkbox
					isChecked={ isOn }
					onChange={ ( next ) => {
						turnKeys( next );
						setOn( next );
					} }
				>
					{ __( 'Use single keys', 'studio-calendar' ) }
				</Checkbox>
				<p className="sc-keys__note">
					{ __(
						'Turn them off for voice control. Saved on this device.',
						'studio-calendar'
					) }
				</p>
			</div>
			<Keys lines={ singleKeys( i18n, mayBook ) } isOff={ ! isOn } />
			{ mayBook && (
				<>
					<h3 className="sc-keys__head">
						{ __( 'While moving', 'studio-calendar' ) }
					</h3>
					<Keys lines={ movingKeys( i18n ) } />
				</>
			) }
		</NoticeDialog>
	);
}

interface KeysProps {
	readonly lines: readonly KeyLine[];
	readonly isOff?: boolean;
}

const Keys = ( { lines, isOff = false }: KeysProps ) => (
	<dl className={ isOff ? 'sc-keys is-off' : 'sc-keys' }>
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

import type { KeyboardEvent } from 'react';
import { isPlainKey } from '../plain-key';

interface Tab< Id extends string > {
	readonly id: Id;
	readonly label: string;
}

interface TabsProps< Id extends string > {
	/** ID of the panel. */
	readonly panelId: string;
	readonly label: string;
	readonly tabs: readonly Tab< Id >[];
	readonly chosen: Id;
	readonly onChoose: ( id: Id ) => void;
}

/** Tabs that activate on focus (ARIA authoring practices). */
export function Tabs< Id extends string >( props: TabsProps< Id > ) {
	const { panelId, label, tabs, chosen, onChoose } = props;
	const handleKey = ( event: KeyboardEvent< HTMLElement > ) => {
		const at = tabs.findIndex( ( { id } ) => id === chosen );
		const last = tabs.length - 1;
		const moves: Readonly< Record< string, number > > = {
			ArrowRight: at === last ? 0 : at + 1,
			ArrowLeft: at === 0 ? last : at - 1,
			Home: 0,
			End: last,
		};
		const to = moves[ event.key ] ?? -1;
		const tab = tabs[ to ];
		const element = event.currentTarget.children[ to ];
		if ( isPlainKey( event ) && tab && element instanceof HTMLElement ) {
			event.preventDefault();
			element.focus();
			onChoose( tab.id );
		}
	};
	return (
		<div
			role="tablist"
			tabIndex={ -1 }
			aria-label={ label }
			className="sc-tabs"
			onKeyDown={ handleKey }
		>
			{ tabs.map( ( tab ) => (
				<button
					key={ tab.id }
					type="button"
					role="tab"
					id={ tabId( panelId, tab.id ) }
					tabIndex={ tab.id === chosen ? 0 : -1 }
					aria-selected={ tab.id === chosen }
					aria-controls={ panelId }
					onClick={ () => onChoose( tab.id ) }
				>
					{ tab.label }
				</button>
			) ) }
		</div>
	);
}

/** Returns the ID of a tab, which names the panel. */
export const tabId = ( panelId: string, id: string ) => `${ panelId }-${ id }`;

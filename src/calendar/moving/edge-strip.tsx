import { createPortal } from '@wordpress/element';
import type { RefObject } from 'react';
import { useI18n } from '../../i18n/context';
import { geometryOf } from './geometry-of';

interface EdgeStripProps {
	readonly layer: RefObject< HTMLElement >;
	readonly way: -1 | 1;
	/** Whether the calendar shows single days. */
	readonly hasDays: boolean;
}

/** Side of the week that is about to turn, with the time that is left as a ring. */
export function EdgeStrip( { layer, way, hasDays }: EdgeStripProps ) {
	const { __ } = useI18n();
	const root = layer.current;
	const view = root && geometryOf( root )?.view;
	const weeks =
		way === 1
			? __( 'Next week', 'studio-calendar' )
			: __( 'Previous week', 'studio-calendar' );
	const days =
		way === 1
			? __( 'Next day', 'studio-calendar' )
			: __( 'Previous day', 'studio-calendar' );
	return view
		? createPortal(
				<div
					className="sc-edge"
					aria-hidden="true"
					style={ {
						top: view.top,
						height: view.bottom - view.top,
						left: way === 1 ? view.right - 76 : view.left,
					} }
				>
					<svg viewBox="0 0 40 40" aria-hidden="true">
						<circle cx="20" cy="20" r="18" />
						<circle cx="20" cy="20" r="18" pathLength="1" />
						<path
							d={
								way === 1 ? 'm18 15 5 5-5 5' : 'm22 15-5 5 5 5'
							}
						/>
					</svg>
					<b>{ hasDays ? days : weeks }</b>
				</div>,
				root
			)
		: null;
}

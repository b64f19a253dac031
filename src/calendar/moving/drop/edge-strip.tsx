import { createPortal, useLayoutEffect, useRef } from '@wordpress/element';
import type { RefObject } from 'react';
import { heightOf } from '../../../domain/layout';
import { useI18n } from '../../../i18n/context';
import { geometryOf } from '../geometry-of';
import { POPOVER } from '../../../ui/popover';

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
	const geometry = root && geometryOf( root );
	const strip = useRef< HTMLDivElement >( null );
	useLayoutEffect( () => {
		strip.current?.showPopover();
	}, [] );
	const weeks =
		way === 1
			? __( 'Next week', 'studio-calendar' )
			: __( 'Previous week', 'studio-calendar' );
	const days =
		way === 1
			? __( 'Next day', 'studio-calendar' )
			: __( 'Previous day', 'studio-calendar' );
	if ( ! geometry ) {
		return null;
	}
	const { view, top, rows } = geometry;
	const end = Math.min( view.bottom, top + heightOf( rows ) );
	return createPortal(
		<div
			ref={ strip }
			{ ...POPOVER }
			className="sc-edge"
			aria-hidden="true"
			style={ {
				top: view.top,
				height: end - view.top,
				left: way === 1 ? view.right - 76 : view.left,
			} }
		>
			<svg viewBox="0 0 40 40" aria-hidden="true">
				<circle cx="20" cy="20" r="18" />
				<circle cx="20" cy="20" r="18" pathLength="1" />
				<path d={ way === 1 ? 'm18 15 5 5-5 5' : 'm22 15-5 5 5 5' } />
			</svg>
			<b>{ hasDays ? days : weeks }</b>
		</div>,
		root
	);
}

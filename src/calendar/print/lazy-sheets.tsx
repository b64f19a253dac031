import { useEffect, useState } from '@wordpress/element';
import { whenIdle } from '../../store/when-idle';
import { useChunk } from '../actions/use-chunk';
import type { PrintSheetsProps } from './print-sheets';

const load = async () =>
	( await import( /* webpackChunkName: "print" */ './print-sheets' ) )
		.PrintSheets;

/** Printed version of the week, loaded when the browser is idle; without it, the screen's version is printed. */
export function LazySheets( props: PrintSheetsProps ) {
	const [ isIdle, setIsIdle ] = useState( false );
	useEffect( () => whenIdle( () => setIsIdle( true ) ), [] );
	const { part: Sheets } = useChunk( 'print', load, isIdle );
	return Sheets && <Sheets { ...props } />;
}

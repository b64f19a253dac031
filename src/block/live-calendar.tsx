import { useEffect, useRef, useState } from '@wordpress/element';
import { logFailure } from '../api/logger';
import type { MountConfig } from '../contract/mount';
import { useI18n } from '../i18n/context';
import { Preview } from './preview';
import type { Rendered } from './rendered';

interface LiveCalendarProps {
	readonly rendered: Rendered;
	readonly onFailure: () => void;
}

/** Preview of the calendar as visitors see it, not interactive: clicks select the block. */
export function LiveCalendar( { rendered, onFailure }: LiveCalendarProps ) {
	const { __ } = useI18n();
	const place = useRef< HTMLDivElement >( null );
	const [ isShown, setIsShown ] = useState( false );
	const fail = useRef( onFailure );
	useEffect( () => {
		fail.current = onFailure;
	} );
	useEffect(
		() =>
			place.current
				? start( place.current, rendered, setIsShown, () =>
						fail.current()
					)
				: undefined,
		[ rendered ]
	);
	return (
		<>
			{ ! isShown && (
				<Preview note={ __( 'Loading...', 'studio-calendar' ) } />
			) }
			<div ref={ place } />
		</>
	);
}

/** Starts the calendar and returns a function that removes it, even while it is loading. */
function start(
	place: HTMLElement,
	rendered: Rendered,
	onShown: ( isShown: boolean ) => void,
	onFailure: () => void
): () => void {
	const element = place.appendChild( elementFor( place, rendered ) );
	let isGone = false;
	const mounting = mount( element, rendered.config );
	mounting.then(
		() => ! isGone && onShown( true ),
		() => {
			logFailure( 'preview', 'failed' );
			if ( ! isGone ) {
				onFailure();
			}
		}
	);
	return () => {
		isGone = true;
		element.remove();
		// Deferred, because React cannot unmount a root while it renders another.
		mounting.then(
			( unmount ) => setTimeout( unmount ),
			() => undefined
		);
	};
}

function elementFor( place: HTMLElement, rendered: Rendered ): HTMLElement {
	const element = place.ownerDocument.createElement( 'div' );
	element.className = `sc-root ${ rendered.className }`;
	// Inert for mouse, keyboard and screen readers.
	element.inert = true;
	if ( rendered.scheme !== null ) {
		element.dataset[ 'scheme' ] = rendered.scheme;
	}
	for ( const [ name, value ] of Object.entries( rendered.style ) ) {
		element.style.setProperty( name, value );
	}
	return element;
}

async function mount( element: HTMLElement, config: MountConfig ) {
	const [ { mountCalendar } ] = await Promise.all( [
		import( /* webpackChunkName: "preview" */ '../calendar/mount' ),
		addStyle( element.ownerDocument, config ),
	] );
	return mountCalendar(
		element,
		{ ...config, nonce: null, userId: null },
		{ ownsAddress: false, urlNonce: null, isForGuests: true }
	);
}

const STYLE_ID = 'studio-calendar-preview-style';

/** Adds the style sheet to the block's document, usually the editor's frame. */
function addStyle( page: Document, { assets }: MountConfig ): Promise< void > {
	if ( page.getElementById( STYLE_ID ) ) {
		return Promise.resolve();
	}
	const name = page.documentElement.dir === 'rtl' ? 'view-rtl' : 'view';
	const link = page.createElement( 'link' );
	link.id = STYLE_ID;
	link.rel = 'stylesheet';
	link.href = `${ assets }block/${ name }.css`;
	return new Promise( ( resolve, reject ) => {
		link.onload = () => resolve();
		link.onerror = () => {
			link.remove();
			reject( new Error( link.href ) );
		};
		page.head.append( link );
	} );
}

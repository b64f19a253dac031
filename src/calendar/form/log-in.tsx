import { useEffect, useState } from '@wordpress/element';
import type { Client } from '../../api/client';
import { useI18n } from '../../i18n/context';
import { useStudio } from '../studio-context';

/** Of the address that the login leads to, so that its window can be told to be done. */
const MARK = '#studio-calendar-logged-in';
const SIZE = 'popup,width=520,height=720';
/** Milliseconds between two looks at the login's window. */
const LOOK = 400;

interface LogInProps {
	readonly loginUrl: string | null;
	/** There is a login again. */
	readonly onBack: () => void;
}

/**
 * A login that has run out: the new one opens in a window beside the form, which stays as it is with all that was typed.
 * A browser that opens no such window opens a tab.
 */
export function LogIn( { loginUrl, onBack }: LogInProps ) {
	const { __ } = useI18n();
	const { client } = useStudio();
	const [ opened, setOpened ] = useState< Opened | null >( null );
	const url = loginAt( client, loginUrl );
	useReturn( opened, client, onBack );
	return (
		<p>
			{ __(
				'Your entries are kept until you log in again.',
				'studio-calendar'
			) }{ ' ' }
			{ url && (
				<a
					href={ url.href }
					target="_blank"
					rel="noreferrer"
					onClick={ ( event ) => {
						const popup = window.open( url, '_blank', SIZE );
						setOpened( { popup } );
						if ( popup ) {
							event.preventDefault();
						}
					} }
				>
					{ __( 'Log in', 'studio-calendar' ) }
				</a>
			) }
		</p>
	);
}

interface Opened {
	/** Null for a tab, which is not ours to look at: coming back to this one tells. */
	readonly popup: Window | null;
}

function useReturn(
	opened: Opened | null,
	client: Client,
	onBack: () => void
): void {
	useEffect( () => {
		if ( ! opened ) {
			return undefined;
		}
		const { popup } = opened;
		let isAsking = false;
		const ask = async () => {
			if ( isAsking ) {
				return;
			}
			isAsking = true;
			await client.logIn().catch( () => undefined );
			isAsking = false;
			if ( client.hasNonce() ) {
				popup?.close();
				window.focus();
				onBack();
			}
		};
		const timer = setInterval( () => {
			if ( popup && isDone( popup ) ) {
				clearInterval( timer );
				void ask();
			}
		}, LOOK );
		const handleFocus = () => void ask();
		window.addEventListener( 'focus', handleFocus );
		return () => {
			clearInterval( timer );
			window.removeEventListener( 'focus', handleFocus );
		};
	}, [ opened, client, onBack ] );
}

/** Closed by hand, or arrived where the login leads to. One that lies on another origin on its way cannot be read. */
function isDone( popup: Window ): boolean {
	try {
		return popup.closed || popup.location.hash === MARK;
	} catch {
		return false;
	}
}

/** This page again: it is on the origin whose windows can be read, and a login may be led to it. */
function loginAt( client: Client, loginUrl: string | null ): URL | null {
	const url = loginUrl === null ? null : client.onHost( loginUrl );
	const back = new URL( window.location.href );
	back.hash = MARK;
	url?.searchParams.set( 'redirect_to', back.href );
	return url;
}

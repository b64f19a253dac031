import { useEffect, useState } from '@wordpress/element';
import type { Client } from '../../api/client';
import { useI18n } from '../../i18n/context';
import { useStudio } from '../studio-context';

/** Fragment of the URL after the login, by which its window is recognized as done. */
const MARK = '#studio-calendar-logged-in';
const SIZE = 'popup,width=520,height=720';
/** Milliseconds between checks of the login's window. */
const LOOK = 400;

interface LogInProps {
	readonly loginUrl: string | null;
	/** Called after a new login. */
	readonly onBack: () => void;
}

/**
 * Renews an expired login in a window beside the form, which keeps its input. Browsers that open no window open a tab.
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
	/** The login's window; null for a tab, whose end is detected by returning to this tab. */
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

/**
 * Returns whether the window was closed or reached the URL after the login. On another origin its URL cannot be read.
 */
function isDone( popup: Window ): boolean {
	try {
		return popup.closed || popup.location.hash === MARK;
	} catch {
		return false;
	}
}

/** Returns the login URL that leads back to this page, whose origin makes the window readable. */
function loginAt( client: Client, loginUrl: string | null ): URL | null {
	const url = loginUrl === null ? null : client.onHost( loginUrl );
	const back = new URL( window.location.href );
	back.hash = MARK;
	url?.searchParams.set( 'redirect_to', back.href );
	return url;
}

import { useQuery } from '@tanstack/react-query';
import { sprintf } from '@wordpress/i18n';
import { useEffect, useState } from '@wordpress/element';
import { renderedBlock } from '../api/editor';
import { useI18n } from '../i18n/context';
import type { CalendarAttributes } from './attributes';
import { LiveCalendar } from './live-calendar';
import { Preview } from './preview';
import { readRendered } from './rendered';

/** Milliseconds without changes before the server is asked, because colors change while dragging. */
const PAUSE = 300;

interface LivePreviewProps {
	readonly attributes: CalendarAttributes;
}

/** Live preview of the week; shows the placeholder while loading and after a failure. */
export function LivePreview( { attributes }: LivePreviewProps ) {
	const { __ } = useI18n();
	const shown = useSettled( JSON.stringify( shownOf( attributes ) ) );
	const [ broken, setBroken ] = useState( '' );
	const { data, isError, isPending, refetch } = useQuery( {
		queryKey: [ 'rendered', shown ],
		queryFn: async () =>
			readRendered(
				await renderedBlock(
					JSON.parse( shown ) as Record< string, unknown >
				)
			),
	} );
	if ( isError || broken === shown ) {
		return (
			<Preview
				note={ __(
					'The preview could not be loaded. The page itself is not affected.',
					'studio-calendar'
				) }
				onRetry={ () => {
					setBroken( '' );
					void refetch();
				} }
			/>
		);
	}
	if ( isPending ) {
		return <Preview note={ __( 'Loading...', 'studio-calendar' ) } />;
	}
	return data ? (
		<LiveCalendar
			rendered={ data }
			onFailure={ () => setBroken( shown ) }
		/>
	) : (
		<Gone studioId={ attributes.studioId ?? 0 } />
	);
}

function Gone( { studioId }: { readonly studioId: number } ) {
	const { __ } = useI18n();
	/* translators: %d: ID of a studio */
	const text = __(
		'Studio %d no longer exists or is not published. Select another one in the block settings.',
		'studio-calendar'
	);
	return <Preview note={ sprintf( text, studioId ) } />;
}

/** Returns the attributes that affect the calendar itself; the editor applies all others. */
function shownOf( attributes: CalendarAttributes ) {
	const { studioId, roomId, locale, style } = attributes;
	const { backgroundColor, textColor, fontFamily } = attributes;
	return {
		studioId,
		roomId,
		locale,
		backgroundColor,
		textColor,
		fontFamily,
		style: style?.color && { color: style.color },
	};
}

function useSettled( value: string ): string {
	const [ settled, setSettled ] = useState( value );
	useEffect( () => {
		const timer = setTimeout( () => setSettled( value ), PAUSE );
		return () => clearTimeout( timer );
	}, [ value ] );
	return settled;
}

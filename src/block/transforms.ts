import { createBlock } from '@wordpress/blocks';
import type { CalendarAttributes } from './attributes';
import metadata from './block.json';
import { fromNamed, fromShortcode, toShortcode, type Named } from './shortcode';

interface ShortcodeBlock {
	readonly text?: string | undefined;
}

interface ParsedShortcode {
	readonly named: Readonly< Record< string, string > >;
}

const ofShortcode =
	< Name extends keyof Named >( name: Name ) =>
	( { named }: ParsedShortcode ) =>
		fromNamed( named )?.[ name ];

/** Transforms between block and shortcode: in a shortcode block, and in pasted or classic text. */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/shortcode' ],
			isMatch: ( { text = '' }: ShortcodeBlock ) =>
				fromShortcode( text ) !== null,
			transform: ( { text = '' }: ShortcodeBlock ) =>
				createBlock( metadata.name, { ...fromShortcode( text ) } ),
		},
		{
			type: 'shortcode',
			tag: 'studio_calendar',
			isMatch: ( { named }: ParsedShortcode ) =>
				fromNamed( named ) !== null,
			attributes: {
				studioId: {
					type: 'integer',
					shortcode: ofShortcode( 'studioId' ),
				},
				roomId: { type: 'integer', shortcode: ofShortcode( 'roomId' ) },
				locale: { type: 'string', shortcode: ofShortcode( 'locale' ) },
			},
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/shortcode' ],
			transform: ( attributes: CalendarAttributes ) =>
				createBlock( 'core/shortcode', {
					text: toShortcode( attributes ),
				} ),
		},
	],
} as const;

import { registerBlockType } from '@wordpress/blocks';
import type { CalendarAttributes } from './attributes';
import metadata from './block.json';
import { Edit } from './edit';
import { transforms } from './transforms';
import './editor.css';

const icon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			strokeLinejoin="round"
			d="M5.5 5.25h13c.7 0 1.25.55 1.25 1.25v12c0 .7-.55 1.25-1.25 1.25h-13c-.7 0-1.25-.55-1.25-1.25v-12c0-.7.55-1.25 1.25-1.25zM4.25 9h15.5M8 3v3M16 3v3"
		/>
		<path d="M7 11h2.6v3.5H7zm3.9 2.5h2.6V18h-2.6zm3.9-2.5h2.6v2.5h-2.6z" />
	</svg>
);

registerBlockType< CalendarAttributes >( metadata.name, {
	icon,
	edit: Edit,
	save: () => null,
	transforms,
} );

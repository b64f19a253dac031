import { Drawing, PATHS } from './icon';

/** Icons that a page needs only once somebody opens something, with those of the start. */
const CHUNK_PATHS = {
	...PATHS,
	arrow: 'M2.5 8h11M9.5 4l4 4-4 4',
	edit: 'M3 13l.6-2.8 7.6-7.6a1.2 1.2 0 0 1 1.7 0l.5.5a1.2 1.2 0 0 1 0 1.7L5.8 12.4zM9.8 4l2.2 2.2',
	move: 'M8 1.5v13M1.5 8h13M6 3.5l2-2 2 2M6 12.5l2 2 2-2M3.5 6l-2 2 2 2M12.5 6l2 2-2 2',
	copy: 'M6.5 5.5h6A1.5 1.5 0 0 1 14 7v6a1.5 1.5 0 0 1-1.5 1.5h-6A1.5 1.5 0 0 1 5 13V7a1.5 1.5 0 0 1 1.5-1.5zM11 5.5V3a1.5 1.5 0 0 0-1.5-1.5h-6A1.5 1.5 0 0 0 2 3v6a1.5 1.5 0 0 0 1.5 1.5H5',
	person: 'M10.8 5A2.8 2.8 0 1 1 5.2 5a2.8 2.8 0 0 1 5.6 0zM2.5 14c.5-3 2.7-4.5 5.5-4.5s5 1.5 5.5 4.5',
	check: 'm3 8.5 3.2 3.2L13 4.8',
	ban: 'M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0zM4 4l8 8',
	history: 'M2.5 8A5.5 5.5 0 1 0 4.3 4L2.5 5.5M2.5 2.5v3h3M8 5v3.3l2.2 1.2',
	lock: 'M4.5 7h7A1.5 1.5 0 0 1 13 8.5v4a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 3 12.5v-4A1.5 1.5 0 0 1 4.5 7zM5 7V5a3 3 0 0 1 6 0v2',
	warning: 'M8 2 1.8 13.2h12.4zM8 6.5v3M8 11.4v.1',
	paid: 'M14.2 8A6.2 6.2 0 1 1 1.8 8a6.2 6.2 0 0 1 12.4 0zm-9.2.2 2.1 2.1L11 6.2',
	unpaid: 'M14.2 8A6.2 6.2 0 1 1 1.8 8a6.2 6.2 0 0 1 12.4 0zm-3.7-2.4a3 3 0 1 0 0 4.8M5 7.3h3.4M5 8.9h3.4',
	cash: 'M3 4h10a1.5 1.5 0 0 1 1.5 1.5v5A1.5 1.5 0 0 1 13 12H3a1.5 1.5 0 0 1-1.5-1.5v-5A1.5 1.5 0 0 1 3 4zm6.8 4a1.8 1.8 0 1 1-3.6 0 1.8 1.8 0 0 1 3.6 0z',
	bank: 'M2 6.2 8 2.5l6 3.7zM3.5 6.5v5M6.5 6.5v5M9.5 6.5v5M12.5 6.5v5M2 13.5h12',
	repeat: 'M3 8V6.5A2.5 2.5 0 0 1 5.5 4H13M10.5 1.5 13 4l-2.5 2.5M13 8v1.5a2.5 2.5 0 0 1-2.5 2.5H3M5.5 14.5 3 12l2.5-2.5',
	session:
		'M14.2 8A6.2 6.2 0 1 1 1.8 8a6.2 6.2 0 0 1 12.4 0zM6.8 6.2 8.3 5v6',
} as const;

export type ChunkIconName = keyof typeof CHUNK_PATHS;

/** Icon in what is loaded on demand: menu, dialogs, toasts, form. */
export function ChunkIcon( { name }: { readonly name: ChunkIconName } ) {
	return <Drawing path={ CHUNK_PATHS[ name ] } />;
}

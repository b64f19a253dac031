/**
 * The plugin's icons on a 16 px square with a 1.6 px stroke (docs/design.md). Icons inside cards are masks in card.css
 * instead. Those that only chunks show are in chunk-icon.tsx.
 */
export const PATHS = {
	previous: 'M10 3 5 8l5 5',
	next: 'm6 3 5 5-5 5',
	down: 'm4 6 4 4 4-4',
	plus: 'M8 3v10M3 8h10',
	room: 'M3 14V3.5A1.5 1.5 0 0 1 4.5 2h7A1.5 1.5 0 0 1 13 3.5V14M1.5 14h13M10 8v.5',
	calendar:
		'M4 3h8a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM2 6.5h12M5.5 1.5v3M10.5 1.5v3',
	offline:
		'M2 2l12 12M1.5 6.5A10 10 0 0 1 5 4.3M14.5 6.5a10 10 0 0 0-6-2.6M4 9.3a6 6 0 0 1 3-1.7M12 9.3a6 6 0 0 0-1.3-1M8 12.6v.1',
	close: 'm4 4 8 8M12 4l-8 8',
	more: 'M3.5 8h.01M8 8h.01M12.5 8h.01',
	pending:
		'M4.5 2h7M4.5 14h7M5 2c0 3.5 6 4 6 6s-6 2.5-6 6M11 2c0 3.5-6 4-6 6s6 2.5 6 6',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon( { name }: { readonly name: IconName } ) {
	return <Drawing path={ PATHS[ name ] } />;
}

export function Drawing( { path }: { readonly path: string } ) {
	return (
		<svg className="sc-i" viewBox="0 0 16 16" aria-hidden="true">
			<path d={ path } />
		</svg>
	);
}

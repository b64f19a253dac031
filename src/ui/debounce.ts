/** Runs a task `delay` milliseconds after its last call; `cancel` stops it. */
export function debounce(
	task: () => void,
	delay: number
): { readonly run: () => void; readonly cancel: () => void } {
	let timer: ReturnType< typeof setTimeout > | undefined;
	return {
		run: () => {
			clearTimeout( timer );
			timer = setTimeout( task, delay );
		},
		cancel: () => clearTimeout( timer ),
	};
}

/** Runs a task once it has not been asked for during `delay` milliseconds; `cancel` calls it off. */
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

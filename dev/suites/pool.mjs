/**
 * Runs tasks, at most `width` at a time. Tasks marked `alone` run one by one at the end, because they need the whole
 * machine.
 *
 * @template T
 * @param {{ alone?: boolean }[]} tasks
 * @param {number} width
 * @param {( task: any ) => Promise<T>} run Must not reject.
 * @return {Promise<T[]>} The results in the order of the tasks.
 */
export async function pool( tasks, width, run ) {
	const done = new Map();
	const waiting = tasks.filter( ( task ) => ! task.alone );
	const worker = async () => {
		for ( let task = waiting.shift(); task; task = waiting.shift() ) {
			done.set( task, await run( task ) );
		}
	};
	await Promise.all( Array.from( { length: width }, worker ) );
	for ( const task of tasks.filter( ( { alone } ) => alone ) ) {
		done.set( task, await run( task ) );
	}
	return tasks.map( ( task ) => done.get( task ) );
}

import { EventEmitter, once } from 'node:events';

/**
 * Runs tasks, at most `width` at a time, each as soon as the steps that it needs are done. Tasks marked `alone` run one
 * by one at the end, because they need the whole machine.
 *
 * @template T
 * @param {{ needs: string[], alone?: boolean }[]} tasks
 * @param {number} width
 * @param {( task: any ) => Promise<T>} run Must not reject.
 * @param {( onDone: ( step: string ) => void ) => Promise<void>} prepare Does the steps, and counts as one of the tasks
 *        at a time meanwhile. If it rejects, no further task starts, and those that run end.
 * @return {Promise<T[]>} The results in the order of the tasks.
 * @throws {Error} The error of `prepare`.
 */
export async function pool( tasks, width, run, prepare ) {
	const done = new Map();
	const waiting = tasks.filter( ( task ) => ! task.alone );
	const steps = new Set();
	const news = new EventEmitter().setMaxListeners( width );
	let isPrepared = false;
	const isReady = ( { needs } ) =>
		isPrepared || needs.every( ( step ) => steps.has( step ) );
	const worker = async () => {
		while ( waiting.length > 0 ) {
			const at = waiting.findIndex( isReady );
			if ( at < 0 ) {
				await once( news, 'step' );
			} else {
				const [ task ] = waiting.splice( at, 1 );
				done.set( task, await run( task ) );
			}
		}
	};
	const first = async () => {
		try {
			await prepare( ( step ) => {
				steps.add( step );
				news.emit( 'step' );
			} );
			isPrepared = true;
		} catch ( error ) {
			waiting.length = 0;
			throw error;
		} finally {
			news.emit( 'step' );
		}
		await worker();
	};
	const ends = await Promise.allSettled( [
		first(),
		...Array.from( { length: width - 1 }, worker ),
	] );
	const failure = ends.find( ( { status } ) => status === 'rejected' );
	if ( failure ) {
		throw failure.reason;
	}
	for ( const task of tasks.filter( ( { alone } ) => alone ) ) {
		done.set( task, await run( task ) );
	}
	return tasks.map( ( task ) => done.get( task ) );
}

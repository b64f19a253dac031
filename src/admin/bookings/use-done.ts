import { useRef, useState } from '@wordpress/element';
import type { Done } from './outcomes';

/** Is called when an action begins; what it returns is called with what came of it. */
type Begin = () => ( done: Done ) => void;

/** What came of actions of which each began while another was on its way. */
interface Batch {
	readonly id: number;
	readonly all: readonly Done[];
}

/**
 * Keeps what came of the last action. Where people start the next one before the answer to it, both are kept: the first may have
 * failed, which nobody would see else.
 */
export function useDone(): readonly [ readonly Done[], Begin ] {
	const [ batch, setBatch ] = useState< Batch >( { id: 0, all: [] } );
	const going = useRef( { id: 0, count: 0 } );
	const begin = () => {
		const { count } = going.current;
		going.current.id += count === 0 ? 1 : 0;
		going.current.count = count + 1;
		const { id } = going.current;
		return ( done: Done ) => {
			going.current.count--;
			setBatch( ( now ) => ( {
				id,
				all: now.id === id ? [ ...now.all, done ] : [ done ],
			} ) );
		};
	};
	return [ batch.all, begin ];
}

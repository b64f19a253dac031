import { useEffect, useState } from '@wordpress/element';
import { logFailure } from '../../api/logger';
import { within } from '../../api/within';

/** Milliseconds. */
const CHUNK_LIMIT = 30_000;

export interface Chunk< Part > {
	/** Null until it has come. */
	readonly part: Part | null;
	/** It was wanted and could not be had; the next wish asks again. */
	readonly hasFailed: boolean;
}

/**
 * A part of the app that is fetched when it is first wanted.
 *
 * @param name For the log.
 * @param load The same function each time.
 */
export function useChunk< Part >(
	name: string,
	load: () => Promise< Part >,
	isWanted: boolean
): Chunk< Part > {
	const [ loaded, setLoaded ] = useState< { readonly part: Part } | null >(
		null
	);
	const [ hasFailed, setHasFailed ] = useState( false );
	const isMissing = isWanted && loaded === null;
	useEffect( () => {
		if ( ! isMissing ) {
			return;
		}
		setHasFailed( false );
		// A style sheet that never comes has no time limit of its own.
		within( CHUNK_LIMIT, load ).then(
			( part ) => setLoaded( { part } ),
			() => {
				logFailure( 'chunk', name );
				setHasFailed( true );
			}
		);
	}, [ isMissing, load, name ] );
	return { part: loaded?.part ?? null, hasFailed: isMissing && hasFailed };
}

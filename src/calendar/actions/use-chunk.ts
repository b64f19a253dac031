import { noop } from '@tanstack/react-query';
import { useEffect, useState } from '@wordpress/element';
import { logFailure } from '../../api/logger';
import { within } from '../../api/within';
import { useWithTexts } from '../../i18n/context';

/** Loads a chunk and its texts before they are needed, and lets their first use tell of a failure. */
export function usePrefetch(
	load: () => Promise< unknown >,
	isLikely: boolean
): void {
	const prefetch = useWithTexts( load );
	useEffect( () => {
		if ( isLikely ) {
			prefetch().catch( noop );
		}
	}, [ isLikely, prefetch ] );
}

/** Timeout of a chunk in milliseconds. */
const CHUNK_LIMIT = 30_000;

export interface Chunk< Part > {
	/** Null until loaded. */
	readonly part: Part | null;
	/** Loading failed; the next use retries. */
	readonly hasFailed: boolean;
}

/**
 * Loads a chunk and its texts on first use.
 *
 * @param name Name in the log.
 * @param load The same function each time; another one is loaded anew where the one before has failed.
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
	const loadAll = useWithTexts( load );
	const isMissing = isWanted && loaded === null;
	useEffect( () => {
		if ( ! isMissing ) {
			return;
		}
		setHasFailed( false );
		// A style sheet that never loads has no timeout of its own.
		within( CHUNK_LIMIT, loadAll ).then(
			( part ) => setLoaded( { part } ),
			() => {
				logFailure( 'chunk', name );
				setHasFailed( true );
			}
		);
	}, [ isMissing, loadAll, name ] );
	return { part: loaded?.part ?? null, hasFailed: isMissing && hasFailed };
}

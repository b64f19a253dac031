import type { ApiError } from '../../../api/api-error';
import type { ToldWrite } from '../../../domain/own-writes';
import { useI18n } from '../../../i18n/context';
import type { Texts } from '../../../i18n/texts';
import type { ActionStore } from '../../../store/action-store';
import { useTakeBack } from '../../../store/use-take-back';
import { failureText } from '../../failure-text';
import { useStudio } from '../../studio-context';
import type { Note } from '../note';

/** What came of an undo, in words. */
export interface Outcome extends Note {
	readonly isDone: boolean;
}

/** Returns a function that takes a write back and resolves to what came of it. */
export function useUndo( store: ActionStore ) {
	const i18n = useI18n();
	const { client, studioId } = useStudio();
	const takeBack = useTakeBack( client, studioId, store );
	return async ( write: ToldWrite ): Promise< Outcome > => {
		const failure = await takeBack( write );
		const text = failure
			? refusalText( failure, i18n )
			: i18n.__( 'Undone', 'studio-calendar' );
		return { isDone: failure === null, text };
	};
}

function refusalText( failure: ApiError, i18n: Texts ): string {
	return failure.code === 'changed_meanwhile'
		? i18n.__( 'Changed in the meantime, not undone', 'studio-calendar' )
		: ( failure.fields[ 'request_id' ] ?? failureText( failure, i18n ) );
}

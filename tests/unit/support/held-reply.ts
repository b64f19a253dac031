import { act } from '@testing-library/react';
import { lateReply, type Reply } from './fake-server';

/** Returns a response that is held back, and a function that lets it come to the app. */
export function heldReply() {
	const { late, arrive } = lateReply();
	return {
		late,
		arrive: ( reply: Reply ) =>
			act( () => {
				arrive( reply );
				return late;
			} ),
	};
}

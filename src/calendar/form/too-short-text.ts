import { sprintf } from '@wordpress/i18n';
import type { Texts } from '../../i18n/texts';

/** Returns the specification's message of a time that is shorter than the studio allows (section 5). */
export function tooShortText( minutes: number, { _n }: Texts ): string {
	return sprintf(
		/* translators: %d: the shortest booking, minutes */
		_n(
			'Time range must be at least %d minute',
			'Time range must be at least %d minutes',
			minutes,
			'studio-calendar'
		),
		minutes
	);
}

import type { PropsWithChildren } from 'react';
import { tagOf } from '../domain/labels';
import type { Role } from '../domain/permissions';
import { useI18n } from '../i18n/context';
import { useScheme } from './surroundings/use-scheme';

interface RootProps {
	readonly mount: HTMLElement;
	readonly role: Role;
	readonly isBusy: boolean;
}

/** Root element of all the calendar's styles. */
export function Root( props: PropsWithChildren< RootProps > ) {
	const { mount, role, isBusy, children } = props;
	const { locale, __ } = useI18n();
	return (
		<section
			className="sc"
			lang={ tagOf( locale ) }
			// All of its languages are left-to-right, whatever the page is.
			dir="ltr"
			data-scheme={ useScheme( mount ) }
			data-role={ role.toLowerCase() }
			aria-label={ __( 'Studio calendar', 'studio-calendar' ) }
			aria-busy={ isBusy }
		>
			{ children }
		</section>
	);
}

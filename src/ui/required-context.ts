import { createContext, useContext } from '@wordpress/element';

/**
 * A context without a value of its own: whoever reads it stands in its provider.
 *
 * @param outside What is thrown for a part that does not.
 * @return The provider, and the hook that reads its value.
 */
export function requiredContext< Value extends object >( outside: string ) {
	const Context = createContext< Value | null >( null );
	const useValue = (): Value => {
		const value = useContext( Context );
		if ( ! value ) {
			throw new Error( outside );
		}
		return value;
	};
	return [ Context.Provider, useValue ] as const;
}

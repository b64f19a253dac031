import type { Said } from './said';

/** Where readers hear it; the place is there before the words are, else they would not notice. */
export function SaidHere( { said }: { readonly said: Said | null } ) {
	return (
		<div className="sc-vh" role="status">
			{ said && <span key={ said.time }>{ said.text }</span> }
		</div>
	);
}

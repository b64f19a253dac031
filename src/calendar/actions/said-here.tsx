import type { Said } from './said';

/** Live region for screen readers; it exists before its text, so that they announce it. */
export function SaidHere( { said }: { readonly said: Said | null } ) {
	return (
		<div className="sc-vh" role="status">
			{ said && <span key={ said.time }>{ said.text }</span> }
		</div>
	);
}

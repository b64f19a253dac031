import type { PropsWithChildren } from 'react';

interface AlertBarProps {
	readonly text: string;
}

/** Bar that says at once what has failed; its children are buttons. */
export const AlertBar = ( {
	text,
	children,
}: PropsWithChildren< AlertBarProps > ) => (
	<div className="sc-bar" role="alert">
		<span>{ text }</span>
		{ children }
	</div>
);

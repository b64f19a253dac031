interface LoadingBarProps {
	readonly isLoading: boolean;
	readonly text: string;
}

/** Loading bar; its space is always reserved, so that nothing moves. */
export function LoadingBar( { isLoading, text }: LoadingBarProps ) {
	return (
		<div
			className={ isLoading ? 'sc-loading is-on' : 'sc-loading' }
			role="status"
		>
			{ isLoading && <span className="sc-vh">{ text }</span> }
		</div>
	);
}

interface LoadingBarProps {
	readonly isLoading: boolean;
	readonly text: string;
}

/** A running line; its place is always kept, so nothing moves when it comes and goes. */
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

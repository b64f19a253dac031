import { Root } from './root';

interface MessageProps {
	readonly mount: HTMLElement;
	readonly text: string;
}

/** Shows why a calendar cannot start. */
export function Message( { mount, text }: MessageProps ) {
	return (
		<Root mount={ mount } role="Guest" isBusy={ false }>
			<div className="sc-panel" role="alert">
				<p className="sc-panel__title">{ text }</p>
			</div>
		</Root>
	);
}

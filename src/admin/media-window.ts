/** Image from WordPress's media modal. */
export interface ChosenPicture {
	readonly id: number;
	readonly title: string;
	readonly alt: string;
	readonly url: string;
	readonly sizes?: { readonly thumbnail?: { readonly url: string } };
}

interface MediaFrame {
	on: ( event: 'select', listener: () => void ) => void;
	open: () => void;
	state: () => {
		get: ( name: 'selection' ) => {
			toJSON: () => readonly ChosenPicture[];
		};
	};
}

/** Used part of `wp.media`, a WordPress global without a package. */
type OpenMedia = ( options: {
	readonly title: string;
	readonly button: { readonly text: string };
	readonly multiple: 'add';
	readonly library: {
		readonly type: readonly string[];
		readonly author?: number;
	};
} ) => MediaFrame;

interface WindowWithMedia {
	readonly wp?: { readonly media?: OpenMedia };
}

interface MediaQuestion {
	readonly title: string;
	readonly use: string;
	/** MIME types such as image/jpeg. */
	readonly types: readonly string[];
	/** Limits the images to this person's uploads; 0 for all. */
	readonly author: number;
}

/** Returns WordPress's media modal; null if the page has none. */
export function mediaWindow(
	{ title, use, types, author }: MediaQuestion,
	onChosen: ( pictures: readonly ChosenPicture[] ) => void
): MediaFrame | null {
	const open = ( window as unknown as WindowWithMedia ).wp?.media;
	if ( ! open ) {
		return null;
	}
	const frame = open( {
		title,
		button: { text: use },
		multiple: 'add',
		library: author === 0 ? { type: types } : { type: types, author },
	} );
	frame.on( 'select', () =>
		onChosen( frame.state().get( 'selection' ).toJSON() )
	);
	return frame;
}

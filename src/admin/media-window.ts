/** A picture as WordPress's media window hands it over. */
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

/** What we use of `wp.media`, a global of WordPress's that no package carries. */
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
	/** Media types, such as image/jpeg. */
	readonly types: readonly string[];
	/** Only this person's uploads; 0: everybody's. */
	readonly author: number;
}

/** Opens WordPress's media window; null where the page has none. */
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

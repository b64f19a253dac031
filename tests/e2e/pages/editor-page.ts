import {
	expect,
	type FrameLocator,
	type Locator,
	type Page,
} from '@playwright/test';
import { demo } from '../support/demo';
import { nonceOf } from '../support/nonce';

/** Page object of WordPress's block editor, with which a calendar is added to a page. */
export class EditorPage {
	/** Frame of the editor with the edited content. */
	readonly canvas: FrameLocator;
	readonly block: Locator;
	readonly sidebar: Locator;

	constructor( readonly page: Page ) {
		this.canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
		this.block = this.canvas.locator(
			'[data-type="studio-calendar/calendar"]'
		);
		this.sidebar = page.getByRole( 'region', { name: 'Editor settings' } );
	}

	/** @param address Path below wp-admin, such as `post-new.php?post_type=page`. */
	async open( address: string ): Promise< void > {
		await this.keepGuidesAway();
		await this.page.goto( `${ demo.url }wp-admin/${ address }` );
	}

	/** Turns off guides and starter patterns, which cover the editor; WordPress stores these preferences per user. */
	private async keepGuidesAway(): Promise< void > {
		const seen = { welcomeGuide: false, fullscreenMode: false };
		const preferences = {
			core: { ...seen, enableChoosePatternModal: false },
			'core/edit-post': seen,
			'core/edit-site': seen,
			'core/edit-widgets': seen,
			_modified: new Date().toISOString(),
		};
		const answer = await this.page.request.post(
			`${ demo.url }wp-json/wp/v2/users/me`,
			{
				headers: await nonceHeaders( this.page ),
				data: { meta: { persisted_preferences: preferences } },
			}
		);
		expect( answer.status(), await answer.text() ).toBe( 200 );
	}

	/** Opens a new page with this content. */
	async openWith(
		content: string,
		address = 'post-new.php?post_type=page'
	): Promise< void > {
		await this.open( address );
		// The post type is null until the editor has loaded its page; content set earlier is refused.
		await this.page.waitForFunction( () =>
			Boolean(
				( window as EditorWindow ).wp?.data
					?.select( 'core/editor' )
					.getCurrentPostType()
			)
		);
		await this.page.evaluate( ( html ) => {
			const { wp } = window as EditorWindow;
			// Sets the content of the page, not of the canvas: a canvas that loads late would restore its own blocks.
			wp?.data
				?.dispatch( 'core/editor' )
				.resetEditorBlocks( wp.blocks.parse( html ) );
		}, content );
	}

	/** Inserts blocks into the first area of the widgets screen, which has no frame. @return The calendar there. */
	async putIntoWidgets( content: string ): Promise< Locator > {
		await this.page.waitForFunction( () =>
			( window as EditorWindow ).wp?.data
				?.select( 'core/block-editor' )
				.getBlocks()
				.some( ( { name } ) => name === 'core/widget-area' )
		);
		await this.page.evaluate( ( html ) => {
			const { wp } = window as EditorWindow;
			const [ area ] =
				wp?.data?.select( 'core/block-editor' ).getBlocks() ?? [];
			wp?.data
				?.dispatch( 'core/block-editor' )
				.insertBlocks( wp.blocks.parse( html ), 0, area?.clientId );
		}, content );
		return this.page.locator( '[data-type="studio-calendar/calendar"]' );
	}

	async insert( name: string ): Promise< void > {
		await this.page
			.getByRole( 'button', { name: 'Block Inserter', exact: true } )
			.click();
		await this.page
			.getByRole( 'searchbox', { name: 'Search' } )
			.fill( name );
		await this.page.getByRole( 'option', { name } ).click();
		await this.page
			.getByRole( 'button', { name: 'Block Inserter', exact: true } )
			.click();
	}

	/** Selects the calendar and shows its settings. */
	async select(): Promise< void > {
		await this.page.evaluate( () => {
			const { wp } = window as EditorWindow;
			const blocks = wp?.data?.select( 'core/block-editor' );
			const id = blocks
				?.getBlocks()
				.find( ( { name } ) => name === 'studio-calendar/calendar' );
			if ( id ) {
				wp?.data
					?.dispatch( 'core/block-editor' )
					.selectBlock( id.clientId );
			}
		} );
		const tab = this.sidebar.getByRole( 'tab', { name: 'Block' } );
		await tab.click();
		await expect( tab ).toHaveAttribute( 'aria-selected', 'true' );
	}

	/** Returns the content as the editor would save it. */
	async content(): Promise< string > {
		return this.page.evaluate( () => {
			const { wp } = window as EditorWindow;
			return (
				wp?.data?.select( 'core/editor' ).getEditedPostContent() ?? ''
			);
		} );
	}

	/** @return URL of the page. */
	async publish( title: string ): Promise< string > {
		await this.page.evaluate( ( text ) => {
			const { wp } = window as EditorWindow;
			wp?.data?.dispatch( 'core/editor' ).editPost( { title: text } );
		}, title );
		const publish = this.page.getByRole( 'button', {
			name: 'Publish',
			exact: true,
		} );
		await publish.first().click();
		await this.page
			.getByRole( 'region', { name: 'Editor publish' } )
			.getByRole( 'button', { name: 'Publish', exact: true } )
			.click();
		const link = this.page
			.getByRole( 'region', { name: 'Editor publish' } )
			.getByRole( 'link', { name: 'View Page' } );
		await expect( link ).toBeVisible();
		return ( await link.getAttribute( 'href' ) ) ?? '';
	}
}

/** Returns the headers for REST requests of the logged-in user. */
export async function nonceHeaders( page: Page ) {
	return { 'X-WP-Nonce': await nonceOf( page.request ) };
}

/** Parts of the editor's scripts that the tests use. */
interface EditorWindow extends Window {
	readonly wp?: {
		readonly data?: {
			readonly select: ( store: string ) => {
				readonly getCurrentPostType: () => string | null;
				readonly getEditedPostContent: () => string;
				readonly getBlocks: () => readonly {
					readonly clientId: string;
					readonly name: string;
				}[];
			};
			readonly dispatch: ( store: string ) => {
				readonly resetEditorBlocks: ( blocks: unknown ) => void;
				readonly insertBlocks: (
					blocks: unknown,
					index: number,
					parent: string | undefined
				) => void;
				readonly selectBlock: ( clientId: string ) => void;
				readonly editPost: ( part: object ) => void;
			};
		};
		readonly blocks: { readonly parse: ( html: string ) => unknown };
	};
}

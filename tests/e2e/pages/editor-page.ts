import {
	expect,
	type FrameLocator,
	type Locator,
	type Page,
} from '@playwright/test';
import { demo } from '../support/demo';

/** WordPress's block editor, in which a calendar is put on a page. */
export class EditorPage {
	/** What is edited, in the editor's frame. */
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

	/** @param address Below wp-admin, such as `post-new.php?post_type=page`. */
	async open( address: string ): Promise< void > {
		// A guide would lie over the editor, and a template would hide that only the content is edited.
		await this.page.addInitScript( () => {
			const timer = setInterval( () => {
				const data = ( window as EditorWindow ).wp?.data;
				const preferences = data?.dispatch( 'core/preferences' );
				if ( preferences ) {
					clearInterval( timer );
					for ( const scope of [
						'core/edit-post',
						'core/edit-site',
					] ) {
						preferences.set( scope, 'welcomeGuide', false );
						preferences.set( scope, 'fullscreenMode', false );
					}
				}
			}, 20 );
		} );
		await this.page.goto( `${ demo.url }wp-admin/${ address }` );
	}

	/** A new page with this content. */
	async openWith( content: string ): Promise< void > {
		await this.open( 'post-new.php?post_type=page' );
		await this.page.waitForFunction(
			() =>
				( window as EditorWindow ).wp?.data
					?.select( 'core/editor' )
					.getCurrentPostId() !== undefined
		);
		await this.page.evaluate( ( html ) => {
			const { wp } = window as EditorWindow;
			wp?.data
				?.dispatch( 'core/block-editor' )
				.resetBlocks( wp.blocks.parse( html ) );
		}, content );
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

	/** The content as it would be saved. */
	async content(): Promise< string > {
		return this.page.evaluate( () => {
			const { wp } = window as EditorWindow;
			return (
				wp?.data?.select( 'core/editor' ).getEditedPostContent() ?? ''
			);
		} );
	}

	/** @return Address of the page. */
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

/** What the tests use of the editor's own scripts. */
interface EditorWindow extends Window {
	readonly wp?: {
		readonly data?: {
			readonly select: ( store: string ) => {
				readonly getCurrentPostId: () => number | undefined;
				readonly getEditedPostContent: () => string;
				readonly getBlocks: () => readonly {
					readonly clientId: string;
					readonly name: string;
				}[];
			};
			readonly dispatch: ( store: string ) => {
				readonly set: (
					scope: string,
					name: string,
					value: boolean
				) => void;
				readonly resetBlocks: ( blocks: unknown ) => void;
				readonly selectBlock: ( clientId: string ) => void;
				readonly editPost: ( part: object ) => void;
			};
		};
		readonly blocks: { readonly parse: ( html: string ) => unknown };
	};
}

import { expect, type Locator, type Page } from '@playwright/test';
import { join } from 'node:path';

interface Bare {
	readonly url: string;
	/** Path of the zip file that `npm run zip` creates. */
	readonly zip: string;
	/** Folder for the screenshots of the steps. */
	readonly pictures: string;
	readonly version: string;
}

function fromRunner(): Bare {
	const value = process.env[ 'STUDIO_CALENDAR_BARE' ];
	if ( value === undefined ) {
		throw new Error(
			'No site to walk through: run "npm run test:journey", which serves one.'
		);
	}
	return JSON.parse( value ) as Bare;
}

export const bare = fromRunner();

export async function logIn( page: Page ): Promise< void > {
	const answer = await page.request.post( `${ bare.url }wp-login.php`, {
		form: { log: 'admin', pwd: 'admin-demo-2026' },
		maxRedirects: 0,
	} );
	expect( answer.status() ).toBe( 302 );
}

/** Recorder of a walk through the setup: performs its steps, counts clicks and typed texts, and takes screenshots. */
export class Walk {
	/** Texts of the pressed buttons and links, with an entry for each selected file. */
	public readonly clicks: string[] = [];

	public readonly typed: string[] = [];

	private pictures = 0;

	public constructor(
		private readonly page: Page,
		private readonly name: string
	) {}

	public async click( target: Locator ): Promise< void > {
		this.clicks.push( ( await target.innerText() ).trim() );
		await target.click();
		await this.page.waitForLoadState();
	}

	public async choose( field: Locator, file: string ): Promise< void > {
		this.clicks.push( 'choose the file' );
		await field.setInputFiles( file );
	}

	public async type( field: Locator, text: string ): Promise< void > {
		this.typed.push( text );
		await field.fill( text );
	}

	public async picture( name: string ): Promise< void > {
		this.pictures += 1;
		await this.page.screenshot( {
			path: join(
				bare.pictures,
				`${ this.name }-${ this.pictures }-${ name }.png`
			),
			fullPage: true,
		} );
	}
}

import { demo } from '../support/demo';
import { expect, test } from '../support/test';

test( 'a page without a calendar loads nothing of ours', async ( { page } ) => {
	const ours: string[] = [];
	page.on( 'request', ( request ) => {
		if (
			/plugins\/studio-calendar|studio-calendar\/v1/.test( request.url() )
		) {
			ours.push( request.url() );
		}
	} );
	await page.goto( `${ demo.url }?p=1` );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toBeVisible();
	expect( ours ).toEqual( [] );
	expect( await page.content() ).not.toMatch(
		/id=["']studio-calendar-|data-studio-calendar/
	);
} );

import type { Page } from '@playwright/test';
import { demo } from '../support/demo';
import { expect, test } from '../support/test';

/** Returns a photo of the demo with EXIF data that tells where it was taken, as phones add it. */
async function photo( page: Page ): Promise< Buffer > {
	const found = await page.request.get(
		`${ demo.url }?rest_route=/wp/v2/media&per_page=1&search=hall&media_type=image`
	);
	const [ picture ] = ( await found.json() ) as { source_url: string }[];
	const answer = await page.request.get( picture?.source_url ?? '' );
	const plain = await answer.body();
	const exif = Buffer.from(
		'Exif\0\0II*\0\x08\0\0\0GPS of a home',
		'latin1'
	);
	const head = Buffer.from( [ 0xff, 0xe1, 0, exif.length + 2 ] );
	return Buffer.concat( [
		plain.subarray( 0, 2 ),
		head,
		exif,
		plain.subarray( 2 ),
	] );
}

test.describe( 'a trainer', () => {
	test.use( { visitor: 'trainer' } );

	test( 'uploads a picture for an event of their own, moves and removes it by keyboard', async ( {
		page,
	} ) => {
		test.slow();
		const bytes = await photo( page );
		expect( bytes.includes( 'GPS of a home' ) ).toBe( true );
		await page.goto(
			`${ demo.url }wp-admin/post-new.php?post_type=studio_cal_event`
		);
		await page
			.getByRole( 'textbox', { name: 'Add title' } )
			.fill( 'Gallery by hand' );
		await page
			.getByRole( 'button', { name: 'Select images' } )
			.press( 'Enter' );
		const modal = page.getByRole( 'dialog' );
		await modal.getByRole( 'tab', { name: 'Media Library' } ).click();
		await expect(
			modal.getByRole( 'checkbox' ).first(),
			'the own uploads are there'
		).toBeVisible();
		await expect(
			modal.getByRole( 'checkbox', { name: /ribbons/i } ),
			'pictures of others are not'
		).toHaveCount( 0 );
		await modal.getByRole( 'tab', { name: 'Upload files' } ).click();
		await page.locator( 'input[type=file]' ).last().setInputFiles( {
			name: 'home.jpg',
			mimeType: 'image/jpeg',
			buffer: bytes,
		} );
		await modal.getByRole( 'checkbox', { name: 'home' } ).waitFor();
		await modal.getByRole( 'checkbox' ).nth( 1 ).click();
		await modal.getByRole( 'button', { name: 'Use these images' } ).click();
		const rows = page.locator( '[data-studio-calendar-gallery] li' );
		await expect( rows ).toHaveCount( 2 );
		await rows
			.filter( { hasText: 'home' } )
			.getByRole( 'button', { name: 'Move down' } )
			.press( 'Enter' );
		await page.getByRole( 'button', { name: 'Publish' } ).press( 'Enter' );
		await expect( rows ).toHaveCount( 2 );
		await expect( page.locator( '#message' ) ).toBeVisible();

		const source = await rows
			.filter( { hasText: 'home' } )
			.locator( 'img' )
			.getAttribute( 'src' );
		for ( const address of [
			source ?? '',
			( source ?? '' ).replace( /-150x150/, '' ),
		] ) {
			const stored = await page.request.get( address );
			expect( stored.status() ).toBe( 200 );
			expect( ( await stored.body() ).includes( 'GPS of a home' ) ).toBe(
				false
			);
		}
		await rows
			.filter( { hasText: 'home' } )
			.getByRole( 'checkbox', { name: 'Remove' } )
			.press( 'Space' );
		await page.getByRole( 'button', { name: 'Update' } ).press( 'Enter' );
		await expect( rows ).toHaveCount( 1 );
		await expect( rows ).not.toContainText( 'home' );
	} );

	test( 'is told in words why a file is refused', async ( { page } ) => {
		await page.goto(
			`${ demo.url }wp-admin/post-new.php?post_type=studio_cal_event`
		);
		await page.getByRole( 'button', { name: 'Select images' } ).click();
		const modal = page.getByRole( 'dialog' );
		await modal.getByRole( 'tab', { name: 'Upload files' } ).click();
		await page
			.locator( 'input[type=file]' )
			.last()
			.setInputFiles( {
				name: 'shell.jpg',
				mimeType: 'image/jpeg',
				buffer: Buffer.from( '<?php echo 6 * 7;' ),
			} );
		await expect( modal ).toContainText(
			'Only JPEG, PNG and WebP images can be used'
		);
	} );
} );

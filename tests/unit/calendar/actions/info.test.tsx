import { act, screen, within } from '@testing-library/react';
import { wireBooking } from '../../support/fake-server';
import {
	card,
	cardButton,
	desk,
	dialog,
	flaws,
	open,
	press,
	settle,
	setUpDesk,
	user,
	written,
} from '../../support/desk';

setUpDesk();

describe( 'a card', () => {
	it( 'opens its info by click, and gives the focus back', async () => {
		await open();
		await press( within( card() ).getByText( '18:00–19:30' ) );
		const info = await dialog( 'Salsa I' );
		expect( info ).toHaveTextContent(
			'18:00–19:30 · 1h 30mFriday 20 November · Big hall'
		);
		await press( within( info ).getByRole( 'button', { name: 'Close' } ) );
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
		expect( cardButton() ).toHaveFocus();
	} );

	it.each( [ '{Enter}', ' ' ] )(
		'opens its info by the key %p',
		async ( key ) => {
			await open();
			act( () => cardButton().focus() );
			await act( () => user.keyboard( key ) );
			expect( await dialog( 'Salsa I' ) ).toBeInTheDocument();
		}
	);

	it( 'tells the keys by "?"', async () => {
		await open();
		act( () => cardButton().focus() );
		await act( () => user.keyboard( '?' ) );
		const keys = await dialog( 'Keyboard shortcuts' );
		expect( within( keys ).getByText( 'Shift ↑ ↓' ) ).toBeInTheDocument();
		await press( within( keys ).getByText( 'Close' ) );
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
		expect( cardButton() ).toHaveFocus();
	} );

	it( 'that is busy opens nothing', async () => {
		desk.permission = 'Guest';
		desk.bookings = [
			wireBooking( { private: true, event_id: 0, title: '' } ),
		];
		await open( { nonce: null } );
		await press( card() );
		await settle();
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
		expect(
			within( card() ).queryByRole( 'button' )
		).not.toBeInTheDocument();
	} );
} );

describe( 'the info', () => {
	const show = async () => {
		await open();
		await press( card() );
		return dialog( 'Salsa I' );
	};

	it( 'tells an owner everything', async () => {
		const info = await show();
		for ( const text of [
			'Pending',
			'Unpaid',
			'Cash',
			'Monthly',
			'Short',
			'No partner needed.',
			'Anna Tamm',
			'Secret Owner Description',
			'Key at the bar.',
		] ) {
			expect( within( info ).getByText( text ) ).toBeInTheDocument();
		}
		expect(
			within( info ).getByRole( 'link', { name: 'anna@example.org' } )
		).toHaveAttribute( 'href', 'mailto:anna@example.org' );
		expect(
			within( info ).getByRole( 'link', { name: '+372 555 0100' } )
		).toHaveAttribute( 'href', 'tel:+3725550100' );
		expect( await flaws( info ) ).toEqual( [] );
	} );

	it.each( [ 'Trainer', 'Admin', 'Guest' ] )(
		'keeps the owner’s part from a %s even where a host sends it',
		async ( role ) => {
			desk.permission = role;
			const info = await show();
			expect( info ).not.toHaveTextContent( 'Key at the bar.' );
			expect(
				within( info ).queryByRole( 'link' )
			).not.toBeInTheDocument();
			expect(
				within( info ).queryByRole( 'button', { name: 'Approve' } )
			).not.toBeInTheDocument();
		}
	);

	it( 'has the menu’s entries as buttons and shows what they did', async () => {
		const info = await show();
		await press(
			within( info ).getByRole( 'button', { name: 'Approve' } )
		);
		await settle();
		expect( within( info ).getByText( 'Approved' ) ).toBeInTheDocument();
		expect( written() ).toEqual( [ 'approve/41' ] );
	} );

	it( 'closes when its booking is canceled', async () => {
		const info = await show();
		await press(
			within( info ).getByRole( 'button', { name: 'Cancel booking' } )
		);
		await settle();
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
		expect( screen.getByRole( 'grid' ) ).toHaveFocus();
	} );

	it( 'has a gallery where there are pictures', async () => {
		desk.bookings = [
			wireBooking( {
				gallery: [
					{ original: 'https://s.example/a.jpg', alt: 'Hall' },
				],
			} ),
		];
		const info = await show();
		expect(
			within( info ).getByRole( 'img', { name: 'Hall' } )
		).toHaveAttribute( 'src', 'https://s.example/a.jpg' );
	} );

	it( 'tells an owner how to reach a trainer without a name', async () => {
		desk.bookings = [ wireBooking( { first_name: '', last_name: '' } ) ];
		const info = await show();
		expect( within( info ).getByText( 'Trainer' ) ).toBeInTheDocument();
		expect(
			within( info ).getByRole( 'link', { name: 'anna@example.org' } )
		).toBeInTheDocument();
		expect(
			within( info ).getByRole( 'link', { name: '+372 555 0100' } )
		).toBeInTheDocument();
	} );

	it( 'shows the picture of a trainer without a name', async () => {
		desk.permission = 'Guest';
		desk.bookings = [
			wireBooking( {
				first_name: '',
				last_name: '',
				avatarSrc: 'https://s.example/anna.jpg',
			} ),
		];
		const info = await show();
		expect( within( info ).getByRole( 'presentation' ) ).toHaveAttribute(
			'src',
			'https://s.example/anna.jpg'
		);
	} );

	it( 'shows nobody where nothing is known', async () => {
		desk.permission = 'Guest';
		desk.bookings = [ wireBooking( { first_name: '', last_name: '' } ) ];
		expect( await show() ).not.toHaveTextContent( 'Trainer' );
	} );

	it( 'shows a face where there is one, and initials for the placeholder', async () => {
		desk.bookings = [
			wireBooking( {
				avatarSrc: 'https://s.example/build/images/avatar.svg',
			} ),
		];
		expect( await show() ).toHaveTextContent( 'AT' );
	} );
} );

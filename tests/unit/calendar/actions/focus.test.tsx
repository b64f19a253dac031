import { act, screen } from '@testing-library/react';
import {
	cardButton,
	desk,
	open,
	seconds,
	setUpDesk,
	settle,
} from '../../support/desk';

setUpDesk();

const focusCard = async () => {
	await open();
	act( () => cardButton().focus() );
	await settle();
};

it( 'a focus that was left by a press on nothing stays away, whatever is drawn anew', async () => {
	await focusCard();
	act( () => cardButton().blur() );
	await settle();
	await seconds( 61 );
	expect( document.body ).toHaveFocus();
	desk.bookings = [];
	await seconds( 61 );
	expect( screen.queryByRole( 'article' ) ).not.toBeInTheDocument();
	expect( document.body ).toHaveFocus();
} );

it( 'a card that is gone hands its focus to the grid', async () => {
	await focusCard();
	desk.bookings = [];
	await seconds( 61 );
	expect( screen.queryByRole( 'article' ) ).not.toBeInTheDocument();
	expect( screen.getByRole( 'grid' ) ).toHaveFocus();
} );

it( 'the calendar is written from left to right, whatever the page is', async () => {
	document.documentElement.dir = 'rtl';
	await focusCard();
	document.documentElement.removeAttribute( 'dir' );
	expect(
		screen.getByRole( 'region', { name: 'Studio calendar' } )
	).toHaveAttribute( 'dir', 'ltr' );
} );

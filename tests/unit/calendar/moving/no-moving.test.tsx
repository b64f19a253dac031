import { act, fireEvent, screen } from '@testing-library/react';
import {
	button,
	cardButton,
	desk,
	open,
	press,
	settle,
	setUpDesk,
	user,
} from '../../support/desk';

/** Counts how often the chunk is asked for, and says whether it is there. */
const mockChunk = { tries: 0, isThere: false };

jest.mock( '../../../../src/calendar/moving/moving', () => ( {
	__esModule: true,
	get Moving() {
		mockChunk.tries++;
		if ( ! mockChunk.isThere ) {
			throw new Error( 'ChunkLoadError' );
		}
		return () => 'Lifted';
	},
} ) );

setUpDesk();

beforeEach( () => {
	desk.permission = 'Owner';
	Object.assign( mockChunk, { tries: 0, isThere: false } );
} );

const pressM = async () => {
	act( () => cardButton().focus() );
	await act( () => user.keyboard( 'm' ) );
	await settle();
};
const lifted = () => screen.queryByText( 'Lifted' );

it( 'the key tries again while its message stands', async () => {
	await open();
	await pressM();
	expect( screen.getByRole( 'alert' ) ).toBeInTheDocument();
	const { tries } = mockChunk;
	await pressM();
	expect( mockChunk.tries ).toBeGreaterThan( tries );
	expect( screen.getByRole( 'alert' ) ).toBeInTheDocument();
	mockChunk.isThere = true;
	await pressM();
	expect( lifted() ).toBeInTheDocument();
	expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
	expect( console ).toHaveErroredWith( 'Studio Calendar: chunk: moving' );
} );

it( 'so does it after a press that could not lift, and after the message was closed', async () => {
	await open();
	fireEvent.pointerDown( cardButton() );
	await settle();
	expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
	await pressM();
	const { tries } = mockChunk;
	fireEvent.pointerDown( button( 'Close' ) );
	await settle();
	expect( mockChunk.tries ).toBe( tries );
	await press( button( 'Close' ) );
	expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
	mockChunk.isThere = true;
	await pressM();
	expect( lifted() ).toBeInTheDocument();
	expect( console ).toHaveErroredWith( 'Studio Calendar: chunk: moving' );
} );

it( 'another press lifts what the first one could not', async () => {
	await open();
	fireEvent.pointerDown( cardButton() );
	await settle();
	mockChunk.isThere = true;
	expect( lifted() ).not.toBeInTheDocument();
	fireEvent.pointerDown( cardButton() );
	await settle();
	expect( lifted() ).toBeInTheDocument();
	expect( console ).toHaveErroredWith( 'Studio Calendar: chunk: moving' );
} );

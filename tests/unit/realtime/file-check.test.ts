import type { VersionFile } from '../../../src/domain/booking';
import { createFileCheck } from '../../../src/realtime/file-check';

const URL = 'https://studio.example/uploads/x.txt';

let file: VersionFile | null;
/** What the web server serves; null if it does not. */
let served: string | null;
/** The server's own version. */
let current: string;
let isReachable: boolean;
let check: ( isRoutine: boolean ) => Promise< boolean >;

const read = jest.fn( () => Promise.resolve( served ) );
const onCurrent = jest.fn();

/** Answers like the server: a new version is a change, and names the same file. */
const ask = jest.fn( () => {
	if ( ! isReachable ) {
		return Promise.reject( new Error( 'unreachable' ) );
	}
	const hasChanged = file?.version !== current;
	file = { url: URL, version: current };
	return Promise.resolve( hasChanged );
} );

beforeEach( () => {
	jest.useFakeTimers();
	for ( const mock of [ read, onCurrent, ask ] ) {
		mock.mockClear();
	}
	file = { url: URL, version: 'v1' };
	served = 'v1';
	current = 'v1';
	isReachable = true;
	check = createFileCheck( { fileInView: () => file, read, ask, onCurrent } );
} );

afterEach( () => {
	jest.useRealTimers();
} );

/** Makes routine checks, some seconds apart; returns how many of them asked the server. */
async function routine( times: number, seconds = 10 ): Promise< number > {
	ask.mockClear();
	read.mockClear();
	for ( let done = 0; done < times; done++ ) {
		jest.advanceTimersByTime( seconds * 1000 );
		await check( true );
	}
	return ask.mock.calls.length;
}

it( 'asks nobody but the web server while the file is as it was', async () => {
	await expect( check( true ) ).resolves.toBe( false );
	expect( read ).toHaveBeenCalledWith( URL );
	expect( onCurrent ).toHaveBeenCalledWith( file );
	expect( ask ).not.toHaveBeenCalled();
} );

it( 'asks the server once the file is another, and then the file again', async () => {
	current = 'v2';
	served = 'v2';
	await expect( check( true ) ).resolves.toBe( true );
	expect( ask ).toHaveBeenCalledTimes( 1 );
	await expect( routine( 5 ) ).resolves.toBe( 0 );
	expect( read ).toHaveBeenCalledTimes( 5 );
} );

it( 'asks the server at once where somebody told of a change or the line was lost', async () => {
	await check( false );
	expect( ask ).toHaveBeenCalledTimes( 1 );
	expect( read ).not.toHaveBeenCalled();
} );

it( 'asks the server where it has named no file', async () => {
	file = null;
	await check( true );
	expect( ask ).toHaveBeenCalledTimes( 1 );
	expect( read ).not.toHaveBeenCalled();
} );

it( 'has the file proved by the server with every eleventh check, and after ten minutes', async () => {
	await expect( routine( 10 ) ).resolves.toBe( 0 );
	await expect( routine( 1 ) ).resolves.toBe( 1 );
	await expect( routine( 10 ) ).resolves.toBe( 0 );
	await expect( routine( 1 ) ).resolves.toBe( 1 );
	await expect( routine( 9, 60 ) ).resolves.toBe( 0 );
	await expect( routine( 1, 60 ) ).resolves.toBe( 1 );
	await expect( routine( 1 ) ).resolves.toBe( 0 );
} );

it( 'asks the server as if there were no file once a file has been stale twice', async () => {
	current = 'v2';
	await expect( routine( 10 ) ).resolves.toBe( 0 );
	await expect( routine( 1 ) ).resolves.toBe( 1 );
	expect( file?.version ).toBe( 'v2' );
	await expect( routine( 1 ) ).resolves.toBe( 1 );
	await expect( routine( 5 ) ).resolves.toBe( 5 );
	expect( read ).not.toHaveBeenCalled();

	served = 'v3';
	current = 'v3';
	await expect( routine( 5 ) ).resolves.toBe( 5 );
	expect( read ).not.toHaveBeenCalled();
} );

it( 'goes on with a file that a cache has kept for some seconds', async () => {
	current = 'v2';
	await check( false );
	await expect( routine( 1 ) ).resolves.toBe( 1 );
	served = 'v2';
	await expect( routine( 5 ) ).resolves.toBe( 0 );
	current = 'v3';
	await check( false );
	await expect( routine( 1 ) ).resolves.toBe( 1 );
	served = 'v3';
	await expect( routine( 5 ) ).resolves.toBe( 0 );
} );

it( 'asks the server while the file cannot be read, and tries a missing one again when something has changed', async () => {
	served = null;
	await expect( routine( 4 ) ).resolves.toBe( 4 );
	expect( read ).toHaveBeenCalledTimes( 2 );
	current = 'v2';
	await expect( routine( 1 ) ).resolves.toBe( 1 );
	served = 'v2';
	await expect( routine( 1 ) ).resolves.toBe( 0 );
	await expect( routine( 5 ) ).resolves.toBe( 0 );
} );

it( 'fails where neither answers, which says nothing about the file', async () => {
	served = null;
	isReachable = false;
	for ( let times = 0; times < 3; times++ ) {
		await expect( check( true ) ).rejects.toThrow( 'unreachable' );
	}
	served = 'v1';
	isReachable = true;
	await check( false );
	await expect( routine( 3 ) ).resolves.toBe( 0 );
} );

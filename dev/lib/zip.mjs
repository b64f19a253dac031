import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { fail } from './log.mjs';

/** Signatures and sizes in bytes of the headers, from PKWARE's APPNOTE.TXT, sections 4.3.7, 4.3.12 and 4.3.16. */
const LOCAL_HEADER_SIZE = 30;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_SIZE = 46;
const END_SIGNATURE = 0x06054b50;
const END_SIZE = 22;

function findEnd( zip, file ) {
	for ( let at = zip.length - END_SIZE; at >= 0; at-- ) {
		if ( zip.readUInt32LE( at ) === END_SIGNATURE ) {
			return at;
		}
	}
	return fail(
		`${ file } is no zip archive, or only a part of one. Delete it and try again.`
	);
}

function* entries( zip, file ) {
	const end = findEnd( zip, file );
	let at = zip.readUInt32LE( end + 16 );
	for ( let left = zip.readUInt16LE( end + 10 ); left > 0; left-- ) {
		if ( zip.readUInt32LE( at ) !== ENTRY_SIGNATURE ) {
			fail( `${ file } is damaged. Delete it and try again.` );
		}
		const nameLength = zip.readUInt16LE( at + 28 );
		yield {
			method: zip.readUInt16LE( at + 10 ),
			size: zip.readUInt32LE( at + 20 ),
			header: zip.readUInt32LE( at + 42 ),
			name: zip.toString(
				'utf8',
				at + ENTRY_SIZE,
				at + ENTRY_SIZE + nameLength
			),
		};
		at +=
			ENTRY_SIZE +
			nameLength +
			zip.readUInt16LE( at + 30 ) +
			zip.readUInt16LE( at + 32 );
	}
}

function contentOf( zip, entry, file ) {
	const start =
		entry.header +
		LOCAL_HEADER_SIZE +
		zip.readUInt16LE( entry.header + 26 ) +
		zip.readUInt16LE( entry.header + 28 );
	const bytes = zip.subarray( start, start + entry.size );
	if ( entry.method !== 0 && entry.method !== 8 ) {
		fail( `${ file } uses a compression that is not understood here.` );
	}
	return entry.method === 0 ? bytes : inflateRawSync( bytes );
}

/**
 * Unpacks a zip archive with nothing but Node, because the machine may have neither unzip nor PHP. Does not support
 * Zip64 and encryption, which zips of plugins and of WordPress do not use.
 *
 * @param {string} file
 * @param {string} dir  Created if it does not exist.
 */
export function unzip( file, dir ) {
	const zip = readFileSync( file );
	for ( const entry of entries( zip, file ) ) {
		const path = normalize( join( dir, entry.name ) );
		if ( ! path.startsWith( normalize( dir ) + sep ) ) {
			fail(
				`${ file } holds a path outside its folder: ${ entry.name }`
			);
		}
		if ( entry.name.endsWith( '/' ) ) {
			mkdirSync( path, { recursive: true } );
			continue;
		}
		mkdirSync( dirname( path ), { recursive: true } );
		writeFileSync( path, contentOf( zip, entry, file ) );
	}
}

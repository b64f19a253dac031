import { crc32, deflateRawSync } from 'node:zlib';

/** As PKWARE's APPNOTE.TXT has them, sections 4.3.7, 4.3.12 and 4.3.16. */
const LOCAL_SIGNATURE = 0x04034b50;
const ENTRY_SIGNATURE = 0x02014b50;
const END_SIGNATURE = 0x06054b50;
const VERSION = 20;
const UTF8_NAMES = 0x0800;
const DEFLATED = 8;
/** 1 January 1980, the first day that a zip knows: the same files make the same archive on every day. */
const DAY = 0x0021;
/** A plain file, rw-r--r--, in the upper half as Unix writes it. */
const MODE = 0o100644 << 16;
/** "Made by": Unix, so that the mode counts. */
const MADE_BY = ( 3 << 8 ) | VERSION;

function common( { crc, packed, size, name } ) {
	const fields = Buffer.alloc( 26 );
	fields.writeUInt16LE( VERSION, 0 );
	fields.writeUInt16LE( UTF8_NAMES, 2 );
	fields.writeUInt16LE( DEFLATED, 4 );
	fields.writeUInt16LE( 0, 6 );
	fields.writeUInt16LE( DAY, 8 );
	fields.writeUInt32LE( crc, 10 );
	fields.writeUInt32LE( packed.length, 14 );
	fields.writeUInt32LE( size, 18 );
	fields.writeUInt16LE( name.length, 22 );
	return fields;
}

function signature( value ) {
	const bytes = Buffer.alloc( 4 );
	bytes.writeUInt32LE( value >>> 0 );
	return bytes;
}

function directoryEntry( entry, at ) {
	const madeBy = Buffer.alloc( 2 );
	madeBy.writeUInt16LE( MADE_BY );
	const rest = Buffer.alloc( 14 );
	rest.writeUInt32LE( MODE >>> 0, 6 );
	rest.writeUInt32LE( at, 10 );
	return Buffer.concat( [
		signature( ENTRY_SIGNATURE ),
		madeBy,
		common( entry ),
		rest,
		entry.name,
	] );
}

function endOf( count, size, at ) {
	const end = Buffer.alloc( 18 );
	end.writeUInt16LE( count, 4 );
	end.writeUInt16LE( count, 6 );
	end.writeUInt32LE( size, 8 );
	end.writeUInt32LE( at, 12 );
	return Buffer.concat( [ signature( END_SIGNATURE ), end ] );
}

/**
 * A zip archive of files in the order given; the same files make the same bytes. No Zip64: a plugin has neither 65,536
 * files nor 4 GB.
 *
 * @param {{ name: string, content: Buffer }[]} files Names with forward slashes.
 * @return {Buffer}
 */
export function zipOf( files ) {
	const parts = [];
	const directory = [];
	let at = 0;
	for ( const { name, content } of files ) {
		const entry = {
			name: Buffer.from( name ),
			crc: crc32( content ),
			packed: deflateRawSync( content, { level: 9 } ),
			size: content.length,
		};
		const local = Buffer.concat( [
			signature( LOCAL_SIGNATURE ),
			common( entry ),
			entry.name,
			entry.packed,
		] );
		directory.push( directoryEntry( entry, at ) );
		parts.push( local );
		at += local.length;
	}
	const entries = Buffer.concat( directory );
	return Buffer.concat( [
		...parts,
		entries,
		endOf( files.length, entries.length, at ),
	] );
}

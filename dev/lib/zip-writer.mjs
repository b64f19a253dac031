/** Returns the earliest date of the zip format, in local time, so that the same files always make the same archive. */
const firstDay = () => new Date( 1980, 0, 1 );

/** Attributes of a regular file with mode rw-r--r--, in the upper 16 bits; `os` 3 marks the attributes as Unix's. */
const MODE = { os: 3, attrs: ( 0o100644 << 16 ) >>> 0 };

/**
 * Returns a zip archive of files in the given order; the same files result in the same bytes in every version of Node.
 * It imports fflate only here, because commands that use this file may have to install the node modules first.
 *
 * @param {{ name: string, content: Buffer }[]} files The names have forward slashes.
 * @return {Promise<Buffer>}
 */
export async function zipOf( files ) {
	const { zipSync } = await import( 'fflate' );
	const archive = zipSync(
		Object.fromEntries(
			files.map( ( { name, content } ) => [ name, content ] )
		),
		{ level: 9, mtime: firstDay(), ...MODE }
	);
	return Buffer.from( archive );
}

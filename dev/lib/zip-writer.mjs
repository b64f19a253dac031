/** The first day that a zip knows, in the zone of whoever packs: the same files make the same archive on every day. */
const firstDay = () => new Date( 1980, 0, 1 );

/** A plain file, rw-r--r--, in the upper half as Unix writes it, and "made by Unix", so that it counts. */
const MODE = { os: 3, attrs: ( 0o100644 << 16 ) >>> 0 };

/**
 * A zip archive of files in the order given; the same files make the same bytes, with every version of Node. What packs
 * is loaded here and not above: commands that pack begin on a machine without modules, and install them.
 *
 * @param {{ name: string, content: Buffer }[]} files Names with forward slashes.
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

// Builds every libs/<name>/adapter.{js,jsx} into dist/<name>.js (+ .css), and measures bundle sizes with and without
// React.
import { build } from 'esbuild';
import {
	readdirSync,
	existsSync,
	readFileSync,
	writeFileSync,
	mkdirSync,
} from 'node:fs';
import { gzipSync, brotliCompressSync, constants } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
const here = path.dirname( fileURLToPath( import.meta.url ) ),
	dist = path.join( here, 'dist' );
mkdirSync( dist, { recursive: true } );
const nm = path.join( here, 'node_modules' );
const alias = {
	react: path.join( nm, 'react' ),
	'react-dom': path.join( nm, 'react-dom' ),
}; // every library uses the same React 18.3.1
// Variants that use the packages installed for another library.
const share = {
	'fullcalendar6-html': 'fullcalendar6',
	'schedule-x-polyfill': 'schedule-x',
};
const z = ( b ) => ( {
	min: b.length,
	gz: gzipSync( b, { level: 9 } ).length,
	br: brotliCompressSync( b, {
		params: { [ constants.BROTLI_PARAM_QUALITY ]: 11 },
	} ).length,
} );
const add = ( a, b ) => ( {
	min: a.min + b.min,
	gz: a.gz + b.gz,
	br: a.br + b.br,
} );
const zero = { min: 0, gz: 0, br: 0 };
const sizes = {};
const base = ( name, entry ) => ( {
	entryPoints: [ entry ],
	bundle: true,
	minify: true,
	target: 'es2022',
	platform: 'browser',
	jsx: 'automatic',
	legalComments: 'none',
	logLevel: 'error',
	metafile: true,
	define: { 'process.env.NODE_ENV': '"production"', global: 'window' },
	conditions: [ 'production', 'browser' ],
	mainFields: [ 'browser', 'module', 'main' ],
	loader: {
		'.svg': 'dataurl',
		'.woff': 'dataurl',
		'.woff2': 'dataurl',
		'.ttf': 'dataurl',
		'.png': 'dataurl',
	},
	nodePaths: share[ name ]
		? [ path.join( here, 'libs', share[ name ], 'node_modules' ) ]
		: [],
} );
await build( {
	...base( '', path.join( here, 'src/harness.js' ) ),
	format: 'iife',
	outfile: path.join( dist, '_harness.js' ),
} );
const only = process.argv[ 2 ]?.split( ',' );
for ( const name of readdirSync( path.join( here, 'libs' ) ).sort() ) {
	if ( only && ! only.includes( name ) ) continue;
	const entry = [ 'adapter.jsx', 'adapter.js' ]
		.map( ( f ) => path.join( here, 'libs', name, f ) )
		.find( existsSync );
	if ( ! entry ) continue;
	const out = path.join( dist, name + '.js' );
	try {
		const r = await build( {
			...base( name, entry ),
			alias,
			format: 'iife',
			outfile: out,
		} );
		const usesReact = Object.keys( r.metafile.inputs ).some( ( f ) =>
			f.includes( 'node_modules/react-dom/' )
		);
		const css = out.replace( /\.js$/, '.css' ),
			zc = existsSync( css ) ? z( readFileSync( css ) ) : zero;
		const zj = z( readFileSync( out ) );
		let noReact = null;
		if ( usesReact ) {
			const e = await build( {
				...base( name, entry ),
				external: [ 'react', 'react-dom', 'react/*', 'react-dom/*' ],
				format: 'esm',
				write: false,
				outfile: out,
			} );
			noReact = add(
				z(
					Buffer.from(
						e.outputFiles.find( ( f ) => f.path.endsWith( '.js' ) )
							.contents
					)
				),
				zc
			);
		}
		sizes[ name ] = {
			usesReact,
			js: zj,
			css: zc,
			total: add( zj, zc ),
			withoutReact: noReact || add( zj, zc ),
		};
		console.log(
			name.padEnd( 22 ),
			'total',
			JSON.stringify( sizes[ name ].total ),
			'without react',
			JSON.stringify( sizes[ name ].withoutReact )
		);
	} catch ( e ) {
		console.error( 'BUILD FAILED', name, e.message );
		sizes[ name ] = { error: String( e.message ).slice( 0, 500 ) };
	}
}
const f = path.join( dist, 'sizes.json' );
writeFileSync(
	f,
	JSON.stringify(
		{
			...( only && existsSync( f )
				? JSON.parse( readFileSync( f ) )
				: {} ),
			...sizes,
		},
		null,
		1
	)
);

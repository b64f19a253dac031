/** Compares each response with what docs/api/openapi.json says of its endpoint. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import { repo } from '../../../dev/lib/paths.mjs';

const SPACE = '/wp-json/studio-calendar/v1/';
const AJAX = '/wp-admin/admin-ajax.php?action=';

const document = JSON.parse(
	readFileSync( join( repo, 'docs/api/openapi.json' ), 'utf8' )
);

/** Ajv ignores `format: date`, since the document also has a pattern for dates. */
const ajv = new Ajv( { unknownFormats: 'ignore', allErrors: false } ).addSchema(
	document,
	'api'
);

/** Described paths, each with a pattern of the URLs that it stands for. */
const PATHS = Object.keys( document.paths ).map( ( path ) => ( {
	path,
	pattern: new RegExp(
		`^${ path
			.replaceAll( /[.?]/g, '\\$&' )
			.replaceAll( /\{\w+\}/g, '[^/]+' ) }$`
	),
} ) );

const pathOf = ( call ) => {
	const address = call.startsWith( 'ajax:' )
		? AJAX + call.slice( 5 )
		: SPACE + call;
	return PATHS.find( ( { pattern } ) => pattern.test( address ) )?.path;
};

const pointer = ( ...parts ) =>
	`api#/${ parts
		.map( ( part ) => part.replaceAll( '~', '~0' ).replaceAll( '/', '~1' ) )
		.map( encodeURIComponent )
		.join( '/' ) }`;

const validators = new Map();

function validatorOf( response ) {
	const name = response.$ref.split( '/' ).at( -1 );
	const parts = [ 'components', 'responses', name ];
	const found =
		validators.get( name ) ??
		ajv.compile( {
			$ref: pointer( ...parts, 'content', 'application/json', 'schema' ),
		} );
	validators.set( name, found );
	return found;
}

/** Returns status and body; with `_envelope`, WordPress puts the response's status and headers beside its body. */
const unwrapped = ( { status, json } ) =>
	Object.hasOwn( Object( json ), 'body' )
		? { status: json.status, json: json.body }
		: { status, json };

/**
 * @param {string} call A path below the namespace, or `ajax:` and an action.
 * @param {import('../../../dev/lib/volley.mjs').Answer} answer
 * @return {string|null|undefined} What is wrong with the response, or null; undefined for one that is not the plugin's,
 *         because its path is unknown or its body has no status.
 */
export function strangeIn( call, answer ) {
	const path = pathOf( call );
	const { status, json } = unwrapped( answer );
	if ( path === undefined || ! Object.hasOwn( Object( json ), 'status' ) ) {
		return undefined;
	}
	const { responses } = document.paths[ path ].get;
	const isRight = validatorOf( responses[ status ] ?? responses.default );
	return isRight( json )
		? null
		: `${ call } ${ status }: ${ ajv.errorsText( isRight.errors ) } in ${ JSON.stringify( json ).slice( 0, 200 ) }`;
}

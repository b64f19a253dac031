import { run } from 'axe-core';

/** What axe finds wrong, in a line each; colours and what letters look like need a browser and are looked at there. */
export async function axe( element: Element ): Promise< readonly string[] > {
	const { violations } = await run( element, {
		rules: {
			'color-contrast': { enabled: false },
			'label-content-name-mismatch': { enabled: false },
			region: { enabled: false },
		},
	} );
	return violations.map( ( { id, help } ) => `${ id }: ${ help }` );
}

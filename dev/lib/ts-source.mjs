import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { repo } from './paths.mjs';

/**
 * @param {string} file Path of a TypeScript file, relative to the repository.
 * @return {ts.SourceFile} Its syntax tree, whose nodes know their parents.
 */
export const parseTs = ( file ) =>
	ts.createSourceFile(
		file,
		readFileSync( join( repo, file ), 'utf8' ),
		ts.ScriptTarget.Latest,
		true
	);

/**
 * @param {string} name What an import names.
 * @param {string} file File of the import, relative to the repository.
 * @return {string|undefined} Path of the imported file, relative to the repository; undefined for files that TypeScript
 *                            does not read: styles, images, a language's texts.
 */
export function resolveImport( name, file ) {
	const { resolvedModule } = ts.resolveModuleName(
		name,
		join( repo, file ),
		{ moduleResolution: ts.ModuleResolutionKind.Bundler },
		ts.sys
	);
	return (
		resolvedModule &&
		relative( repo, resolvedModule.resolvedFileName ).replaceAll(
			'\\',
			'/'
		)
	);
}

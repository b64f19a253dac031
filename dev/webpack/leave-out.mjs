/**
 * Replaces some modules of a package with one of the plugin's.
 *
 * @param {Object} compiler webpack's compiler.
 * @param {RegExp} modules  Names under which the package's own files import them.
 * @param {RegExp} folder   Matches the package's folder.
 * @param {string} instead  Path of the replacement.
 */
export function leaveOut( compiler, modules, folder, instead ) {
	const { NormalModuleReplacementPlugin } = compiler.webpack;
	new NormalModuleReplacementPlugin( modules, ( resource ) => {
		if ( folder.test( resource.context ) ) {
			resource.request = instead;
		}
	} ).apply( compiler );
}

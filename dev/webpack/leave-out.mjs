/**
 * Has webpack take one module of ours instead of some of a package's.
 *
 * @param {Object} compiler webpack's.
 * @param {RegExp} modules  As the package's own files import them.
 * @param {RegExp} folder   Of the package.
 * @param {string} instead  Path of the module that stands in for them.
 */
export function leaveOut( compiler, modules, folder, instead ) {
	const { NormalModuleReplacementPlugin } = compiler.webpack;
	new NormalModuleReplacementPlugin( modules, ( resource ) => {
		if ( folder.test( resource.context ) ) {
			resource.request = instead;
		}
	} ).apply( compiler );
}

import { memberRule } from './member-rule.mjs';

/** Names under which src/domain/time.ts imports the package and its plugin. */
const NAME = /^dayjs(?=\/plugin\/utc$|$)/;

/**
 * Members that src/domain/time.ts never uses, by module. It is the only importer of dayjs, adds days and asks for weekdays,
 * all in UTC.
 */
export const MEMBERS = {
	index: [
		'isSame',
		'isAfter',
		'isBefore',
		'unix',
		'startOf',
		'endOf',
		'get',
		'subtract',
		'daysInMonth',
		'toJSON',
		'diff',
		'toDate',
		'valueOf',
		'toString',
		'format',
		'isValid',
		'utcOffset',
		'$locale',
		// English is the default and the only language in the package's main file.
		'locale',
		'en',
		'Ls',
		'p',
		'isDayjs',
	],
	// Only `diff` and `format` use these.
	utils: [ 'm', 'a', 's', 'z' ],
	// Month names and the like come from the browser (src/domain/labels.ts).
	'locale/en': [ 'weekdays', 'months', 'ordinal' ],
	// Without an offset these, except the first, do the same as dayjs's own methods.
	'plugin/utc/index': [
		'isUTC',
		'valueOf',
		'toDate',
		'toISOString',
		'toString',
		'format',
		// Only the plugin's own conversions to other zones use these.
		'diff',
		'utcOffset',
		'local',
	],
};

/** webpack: bundles dayjs's ES modules without the members that the calendar never uses. */
export class LeanDayjsPlugin {
	apply( compiler ) {
		const { NormalModuleReplacementPlugin } = compiler.webpack;
		new NormalModuleReplacementPlugin( NAME, ( resource ) => {
			resource.request = resource.request.replace( NAME, 'dayjs/esm' );
		} ).apply( compiler );
		compiler.options.module.rules.push(
			...Object.entries( MEMBERS ).map( ( [ module, names ] ) =>
				memberRule( `dayjs/esm/${ module }.js`, names )
			)
		);
	}
}

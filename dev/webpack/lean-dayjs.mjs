import { memberRule } from './member-rule.mjs';

/** Names under which src/domain/time.ts imports the package and its plugin. */
const NAME = /^dayjs(?=\/plugin\/utc$|$)/;

/** Unused parts of formats; the only format is 'YYYY-MM-DD'. */
const FORMATS = [
	'YY',
	'M',
	'MMM',
	'MMMM',
	'D',
	'd',
	'dd',
	'ddd',
	'dddd',
	'H',
	'HH',
	'h',
	'hh',
	'a',
	'A',
	'm',
	'mm',
	's',
	'ss',
	'SSS',
	'Z',
];

/**
 * Members that src/domain/time.ts never uses, by module. It is the only importer of dayjs, adds days and formats dates, all
 * in UTC.
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
		'toISOString',
		'toString',
		// English is the default and the only language in the package's main file.
		'locale',
		'en',
		'Ls',
		'p',
		'isDayjs',
		...FORMATS.map( ( format ) => `case '${ format }'` ),
	],
	// Only `diff` uses these.
	utils: [ 'm', 'a' ],
	// Month names and the like come from the browser (src/domain/labels.ts).
	'locale/en': [ 'weekdays', 'months', 'ordinal' ],
	// Without an offset these, except the first, do the same as dayjs's own methods.
	'plugin/utc/index': [
		'isUTC',
		'valueOf',
		'toDate',
		'toISOString',
		'toString',
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

import { memberRule } from './member-rule.mjs';

/** The package and its plugin, as src/domain/time.ts imports them. */
const NAME = /^dayjs(?=\/plugin\/utc$|$)/;

/**
 * Members that src/domain/time.ts, which alone imports dayjs, never reaches, by module: it adds days and writes dates as
 * numbers, all in UTC.
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
	],
	// Both are for `diff`.
	utils: [ 'm', 'a' ],
	// Month names and the like come from the browser (src/domain/labels.ts).
	'locale/en': [ 'weekdays', 'months', 'ordinal' ],
	// But for the first, these do as dayjs's own of the same name where there is no offset.
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

/** webpack: takes dayjs in modules, and without what no calendar asks of it. */
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

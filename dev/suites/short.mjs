/**
 * What the short form of `npm test` leaves to the long one (`npm run test:all`, which the continuous integration runs): tests that
 * try once more, in another width, theme, language, version, zone, database or failure, what the short form has seen in one of
 * them, or in a browser what tests without one hold. What is new is part of the short form until it is named here.
 */

/** Suites that repeat another one on something else. */
const SUITES = [
	// The block editor and the journey of the newest WordPress, on an older one.
	'e2e-6.8',
	'journey-6.8',
	// Wall-clock rules in two further time zones.
	'jest-utc',
	'jest-kolkata',
	// Each of these tests runs on MariaDB, too; browsers see SQLite.
	'php-sqlite',
];

/** Spec files by Playwright's project, by what holds their claims in the short form. */
const SPECS = {
	desktop: [
		// The block editor: the journey from the zip to a page.
		'block.desktop.spec.ts',
		// Answers that fail, hang, are cut or lie: faults.test.ts and .tsx, any-answer.test.ts, any-order.test.tsx, no-answer.test.tsx.
		'external-host.desktop.spec.ts',
		'false-answers.desktop.spec.ts',
		'faulty-reads.desktop.spec.ts',
		'faulty-writes.desktop.spec.ts',
		'hanging.desktop.spec.ts',
		'late-scripts.desktop.spec.ts',
		// Each screen by axe, in each language, and without a shift: the same on a phone. Long words in the header: the pictures.
		'header.desktop.spec.ts',
		'screens.spec.ts',
		'shifts.spec.ts',
		'texts.desktop.spec.ts',
		// Further themes, palettes and languages: themes.spec.ts and languages.spec.ts have ours.
		'language-packs.desktop.spec.ts',
		'palettes.desktop.spec.ts',
		'wide.desktop.spec.ts',
		'wide.spec.ts',
	],
	phone: [
		// The same windows and screens, which the desktop has.
		'actions.spec.ts',
		'admin-bookings.spec.ts',
		'copies.spec.ts',
		'copy-week.spec.ts',
		'date-picker.spec.ts',
		'first-week.spec.ts',
		'header.phone.spec.ts',
		'loading.spec.ts',
		'pending.spec.ts',
		'presence.spec.ts',
		'repeat.spec.ts',
		'static-week.spec.ts',
		'sticky-header.spec.ts',
		'themes.spec.ts',
		'week.spec.ts',
		'wide.spec.ts',
		'windows.spec.ts',
	],
};

/** Name of the environment variable that tells Playwright's configuration of the short form. */
const FORM = 'STUDIO_CALENDAR_FORM';

const isShort = () => process.env[ FORM ] === 'short';

/** Chooses the short form for the suites that this process starts. */
export const beShort = () => {
	process.env[ FORM ] = 'short';
};

/** Returns whether a suite is part of the short form. */
export const isInShort = ( { name } ) => ! SUITES.includes( name );

/**
 * Returns the spec files that a project leaves out: none in the long form.
 *
 * @param {keyof typeof SPECS} project
 */
export const leftOut = ( project ) => ( isShort() ? SPECS[ project ] : [] );

/** Returns the load tests' options: clusters and replicas take two thirds of their time, when nothing else may run. */
export const loadOptions = () =>
	isShort() ? [ '--engines=sqlite,mariadb' ] : [];

/** Says what the short form has not run. */
export const SHORT_NOTE = `This was the short form. To npm run test:all are left: ${ SPECS.desktop.length } spec files on a computer and ${ SPECS.phone.length } on a phone, ${ SUITES.join( ', ' ) }, and load on replicas and clusters.`;

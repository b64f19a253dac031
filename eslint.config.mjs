import wordpress from '@wordpress/eslint-plugin';
import boundaries from 'eslint-plugin-boundaries';
import jestDom from 'eslint-plugin-jest-dom';
import testingLibrary from 'eslint-plugin-testing-library';
import typescript from 'typescript-eslint';

const SOURCE = [ 'src/**/*.{ts,tsx}' ];
const TYPED = [ '**/*.{ts,tsx}' ];
const UNIT = [ 'tests/unit/**/*.{ts,tsx}' ];
const E2E = [ 'tests/e2e/**/*.ts' ];

/**
 * The rooms of src/ from the lowest to the highest (docs/architecture.md), each with the rooms it may import from.
 * Nothing else is allowed, so a new room has to be entered here first.
 */
const BELOW_STORE = [ 'contract', 'domain', 'api', 'realtime' ];
const ROOMS = {
	contract: [],
	domain: [ 'contract' ],
	api: [ 'contract', 'domain' ],
	i18n: [ 'contract', 'domain', 'api' ],
	ui: [ 'domain', 'i18n' ],
	realtime: [ 'contract', 'domain', 'api' ],
	store: BELOW_STORE,
	calendar: [ ...BELOW_STORE, 'store', 'ui', 'i18n' ],
	block: [ ...BELOW_STORE, 'store', 'ui', 'i18n', 'calendar' ],
	admin: [ ...BELOW_STORE, 'store', 'ui', 'i18n' ],
};

/** Packages that only one place may import; types of React are free, they vanish in the build. */
const SOLE_IMPORTERS = {
	dayjs: {
		regex: '^dayjs(/|$)',
		message: 'Only src/domain/time* works with dayjs.',
	},
	ably: {
		regex: '^ably(/|$)',
		message: 'Only src/realtime talks to Ably.',
	},
	fetch: {
		regex: '^@wordpress/api-fetch$',
		message: 'Only src/api talks to the server.',
	},
	react: {
		regex: '^react(-dom)?(/|$)',
		allowTypeImports: true,
		message: 'React comes from WordPress: import from @wordpress/element.',
	},
};

const soleImporters = ( files, ...allowed ) => ( {
	files,
	rules: {
		'@typescript-eslint/no-restricted-imports': [
			'error',
			{
				patterns: Object.entries( SOLE_IMPORTERS )
					.filter( ( [ name ] ) => ! allowed.includes( name ) )
					.map( ( [ , pattern ] ) => pattern ),
			},
		],
	},
} );

/** What a Date tells in the zone of the device, and what it is told in it. */
const LOCAL_PARTS = [
	'Date',
	'Day',
	'FullYear',
	'Hours',
	'Minutes',
	'Month',
].flatMap( ( part ) => [ `get${ part }`, `set${ part }` ] );

/**
 * The calendar's days and hours are the studio's. What works with those of the device stands in one file, so that few
 * tests have to run in several zones (dev/suites/unit.mjs).
 */
const zoneRules = {
	files: SOURCE,
	ignores: [ 'src/ui/date-picker/dates.ts' ],
	rules: {
		'no-restricted-properties': [
			'error',
			...[ ...LOCAL_PARTS, 'getTimezoneOffset' ].map( ( property ) => ( {
				property,
				message:
					'This is the zone of the device: use src/domain/time, or src/ui/date-picker/dates.',
			} ) ),
		],
	},
};

const scoped = ( files, configs ) =>
	configs.map( ( config ) => ( { ...config, files } ) );

const houseRules = {
	files: [ '**/*.{ts,tsx,mjs}' ],
	rules: {
		// Prettier is a check of its own.
		'prettier/prettier': 'off',
		complexity: [ 'error', 10 ],
		'no-restricted-exports': [
			'error',
			{ restrictDefaultExports: { direct: true, named: true } },
		],
		'@wordpress/i18n-text-domain': [
			'error',
			{ allowedTextDomain: 'studio-calendar' },
		],
		// The specification's own texts have three dots ("Loading...").
		'@wordpress/i18n-ellipsis': 'off',
		'react-hooks/exhaustive-deps': 'error',
		'jsx-a11y/aria-role': [ 'error', { ignoreNonDOM: true } ],
		'jsx-a11y/label-has-associated-control': [
			'error',
			{ assert: 'either', depth: 3 },
		],
		// TypeScript wants members of an index signature in brackets.
		'dot-notation': 'off',
		// A docblock says why, not the signature again.
		'jsdoc/require-param': 'off',
		'jsdoc/require-param-type': 'off',
		'jsdoc/require-returns-type': 'off',
		'jsdoc/require-returns-description': 'off',
		'jsdoc/require-property-description': 'off',
		'jsdoc/check-param-names': 'off',
		// Of a test that runs without a browser's globals.
		'jsdoc/check-tag-names': [
			'error',
			{ definedTags: [ 'jest-environment' ] },
		],
		'jsdoc/check-types': 'off',
		'jsdoc/check-line-alignment': 'off',
		'jsdoc/no-undefined-types': 'off',
	},
};

const typedRules = {
	files: TYPED,
	languageOptions: {
		parserOptions: {
			projectService: true,
			tsconfigRootDir: import.meta.dirname,
		},
	},
	rules: {
		'max-lines': [ 'error', { max: 300 } ],
		'@typescript-eslint/restrict-template-expressions': [
			'error',
			{ allowNumber: true },
		],
		'@typescript-eslint/no-confusing-void-expression': [
			'error',
			{ ignoreArrowShorthand: true },
		],
		'@typescript-eslint/switch-exhaustiveness-check': 'error',
		'@typescript-eslint/consistent-type-imports': 'error',
		// As in: const Card = memo( function Card() {} ).
		'@typescript-eslint/no-shadow': [
			'error',
			{ ignoreOnInitialization: true },
		],
		// webpack's own name for where chunks come from.
		camelcase: [
			'error',
			{ properties: 'never', allow: [ '^__webpack_' ] },
		],
		'@typescript-eslint/no-unused-vars': [
			'error',
			{ ignoreRestSiblings: true, varsIgnorePattern: '^__webpack_' },
		],
		// TypeScript resolves names itself.
		'no-undef': 'off',
	},
};

const roomRules = {
	files: SOURCE,
	plugins: { boundaries },
	settings: {
		'boundaries/elements': Object.keys( ROOMS ).map( ( type ) => ( {
			type,
			partialMatch: false,
			pattern: `src/${ type }`,
		} ) ),
		'boundaries/include': [ 'src/**/*.{ts,tsx}' ],
	},
	rules: {
		'boundaries/no-unknown-files': 'error',
		'boundaries/no-unknown-dependencies': 'error',
		'boundaries/dependencies': [
			'error',
			{
				default: 'disallow',
				policies: Object.entries( ROOMS ).map(
					( [ room, below ] ) => ( {
						from: { element: { type: room } },
						allow: {
							to: {
								element: {
									types: { anyOf: [ room, ...below ] },
								},
							},
						},
					} )
				),
			},
		],
	},
};

export default [
	{
		ignores: [
			'build/**',
			'vendor/**',
			'.cache/**',
			'src/server/**',
			'dev/tools/*/vendor/**',
			// A package of its own, each library by its own documentation.
			'dev/bench/grid/beside/**',
			'test-results/**',
			'**/*.d.mts',
		],
	},
	...wordpress.configs.recommended,
	...scoped( TYPED, typescript.configs.strictTypeChecked ),
	houseRules,
	typedRules,
	roomRules,
	zoneRules,
	soleImporters( TYPED ),
	soleImporters( [ 'src/domain/time*', 'src/domain/time/**' ], 'dayjs' ),
	soleImporters(
		[ 'src/realtime/**', 'tests/unit/realtime/**', 'tests/e2e/**/*.ts' ],
		'ably'
	),
	soleImporters( [ 'src/api/**' ], 'fetch' ),
	...scoped( UNIT, wordpress.configs[ 'test-unit' ] ),
	...scoped( UNIT, [ testingLibrary.configs[ 'flat/react' ] ] ),
	...scoped( UNIT, [ jestDom.configs[ 'flat/recommended' ] ] ),
	...scoped( E2E, wordpress.configs[ 'test-playwright' ] ),
	{
		files: [ ...UNIT, 'tests/**/*.mjs' ],
		// Wire data is snake_case.
		rules: { camelcase: 'off' },
	},
	{
		files: E2E,
		rules: {
			'react-hooks/rules-of-hooks': 'off',
			'playwright/expect-expect': [
				'error',
				{
					assertFunctionPatterns: [ '^check', '^expect' ],
				},
			],
		},
	},
	{
		files: [
			'src/block/*.tsx',
			'src/admin/index.tsx',
			'tests/e2e/support/logins.ts',
			'tests/e2e/journey/playwright.config.mjs',
			'tests/e2e/directory/playwright.config.mjs',
			'tests/e2e/pictures/playwright.config.mjs',
			'tests/e2e/screenshots/playwright.config.mjs',
			'*.config.{mjs,js}',
			'dev/mutation/*.config.mjs',
			// Stand in for modules that export by default, and are loaders of webpack's.
			'dev/webpack/{fetch-parts,language-part,without-members}.mjs',
		],
		rules: { 'no-restricted-exports': 'off' },
	},
	{
		// The page brings WordPress's own packages; what of them lies in node_modules came with others.
		files: [ 'src/block/*.tsx', 'src/admin/**/*.tsx' ],
		rules: { 'import/no-extraneous-dependencies': 'off' },
	},
	{
		files: [ 'dev/**/*.mjs', 'tests/**/*.mjs', '*.config.{mjs,js}' ],
		rules: {
			complexity: [ 'error', 15 ],
			'no-bitwise': 'off',
			'@wordpress/no-unused-vars-before-return': 'off',
			'max-lines': [ 'error', { max: 400 } ],
			'no-console': 'off',
			'import/no-extraneous-dependencies': 'off',
		},
	},
];

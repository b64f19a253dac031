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
 * The folders of src/ from the lowest to the highest layer (docs/architecture.md), each with the folders it may import
 * from. No other import is allowed, so a new folder must be added here first.
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

/** Packages that only one place may import. React's types are allowed everywhere, because the build removes them. */
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

/** Names of the Date methods that read and set parts of a date in the device's time zone. */
const LOCAL_PARTS = [
	'Date',
	'Day',
	'FullYear',
	'Hours',
	'Minutes',
	'Month',
].flatMap( ( part ) => [ `get${ part }`, `set${ part }` ] );

/**
 * The calendar uses dates and times of the studio. Only one file may use those of the device, so that few tests have to
 * run in several time zones (dev/suites/unit.mjs).
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
		// Prettier runs as a separate check.
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
		// Texts quoted from the specification have three dots ("Loading...").
		'@wordpress/i18n-ellipsis': 'off',
		'react-hooks/exhaustive-deps': 'error',
		'jsx-a11y/aria-role': [ 'error', { ignoreNonDOM: true } ],
		'jsx-a11y/label-has-associated-control': [
			'error',
			{ assert: 'either', depth: 3 },
		],
		// TypeScript requires brackets for members of an index signature.
		'dot-notation': 'off',
		// A docblock need not repeat the signature.
		'jsdoc/require-param': 'off',
		'jsdoc/require-param-type': 'off',
		'jsdoc/require-returns-type': 'off',
		'jsdoc/require-returns-description': 'off',
		'jsdoc/require-property-description': 'off',
		'jsdoc/check-param-names': 'off',
		// Tests that run without a browser's globals have this tag.
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
		// Allows const Card = memo( function Card() {} ).
		'@typescript-eslint/no-shadow': [
			'error',
			{ ignoreOnInitialization: true },
		],
		// webpack's variable for the URL of the chunks has such a name.
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
			// A separate package, whose adapters follow each library's documentation.
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
		// The server's JSON is in snake_case.
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
			// These files replace modules with a default export, or are webpack loaders.
			'dev/webpack/{fetch-parts,language-part,without-members}.mjs',
		],
		rules: { 'no-restricted-exports': 'off' },
	},
	{
		// WordPress provides its packages on the page; in node_modules they are only dependencies of other packages.
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

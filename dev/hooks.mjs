/**
 * `npm run hooks`: writes docs/hooks.md from the source: every action and filter of the plugin with its docblock.
 * tests/dev/hooks.test.mjs asserts that the page is up to date and that every hook has a complete docblock.
 */
import { writeFileSync } from 'node:fs';
import { findHooks, PAGE, pageOf } from './lib/hooks.mjs';
import { say } from './lib/log.mjs';

writeFileSync( PAGE, pageOf( await findHooks() ) );
say( 'docs/hooks.md is written.' );

/**
 * `npm run hooks`: writes docs/hooks.md from the source: every action and filter of ours with what stands above it.
 * tests/dev/hooks.test.mjs holds that the page is the one that this makes, and that nothing is missing above a hook.
 */
import { writeFileSync } from 'node:fs';
import { findHooks, PAGE, pageOf } from './lib/hooks.mjs';
import { say } from './lib/log.mjs';

writeFileSync( PAGE, pageOf( await findHooks() ) );
say( 'docs/hooks.md is written.' );

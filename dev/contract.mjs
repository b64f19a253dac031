/**
 * `npm run contract`: writes tests/fixtures/contract, the answers of the server that the app's tests read, after a change
 * that is meant. Contract_Test, which does it, also holds the server to them.
 */
import { writeByTest } from './lib/written.mjs';

writeByTest( 'Contract_Test', 'STUDIO_CALENDAR_WRITES_CONTRACT' );

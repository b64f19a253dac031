/**
 * `npm run contract`: writes tests/fixtures/contract after an intended change: the server's responses, which the app's
 * tests read. Contract_Test writes the files; in an ordinary run it asserts that the server still sends these
 * responses.
 */
import { writeByTest } from './lib/written.mjs';

writeByTest( 'Contract_Test', 'STUDIO_CALENDAR_WRITES_CONTRACT' );

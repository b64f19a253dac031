import { unpackSchedule } from '../../../src/api/packed-schedule';
import type { PackedSchedule } from '../../../src/contract/mount';
import { readFixture } from '../support/fixture';

it.each( [ 'guest', 'trainer', 'owner', 'admin' ] )(
	'unpacks what the page holds to what the server answers: %s',
	( role ) => {
		const packed = readFixture(
			`contract/packed.${ role }.json`
		) as PackedSchedule;
		expect( unpackSchedule( packed ) ).toEqual(
			readFixture( `contract/schedule.${ role }.json` )
		);
	}
);

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unpackSchedule } from '../../../src/api/packed-schedule';
import type { PackedSchedule } from '../../../src/contract/mount';

const fixture = ( name: string ): unknown =>
	JSON.parse(
		readFileSync(
			join( __dirname, '../../fixtures/contract', `${ name }.json` ),
			'utf8'
		)
	);

it.each( [ 'guest', 'trainer', 'owner', 'admin' ] )(
	'unpacks what the page holds to what the server answers: %s',
	( role ) => {
		const packed = fixture( `packed.${ role }` ) as PackedSchedule;
		expect( unpackSchedule( packed ) ).toEqual(
			fixture( `schedule.${ role }` )
		);
	}
);

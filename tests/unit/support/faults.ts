import type { Reply } from './fake-server';

/** PHP prints this before the response on a site that displays its notices. */
const NOTICE =
	'<br />\n<b>Notice</b>: Undefined index: x in <b>/srv/x.php</b> on line <b>5</b><br />\n';

/** Unreadable responses by name; each of them may come to any request. */
const UNREADABLE: Readonly< Record< string, Reply > > = {
	'a page instead of JSON': {
		body: '<!doctype html><title>Log in</title>',
	},
	'a notice before the JSON': { body: `${ NOTICE }{"status":"ok"}` },
	'JSON that ends in the middle': { body: '{"status":"ok","bo' },
	'an empty body': { body: '' },
	null: { body: 'null' },
	'a list': { body: '[[],0,"ok"]' },
	'another status': { body: '{"status":"nope","message":{"a":1},"data":7}' },
};

/** Failures that may be over a moment later. */
export const FAILING: Readonly< Record< string, Reply > > = {
	'a broken server': { status: 500, body: '<html>Fatal error</html>' },
	'a site in maintenance': { status: 503, body: '<html>Maintenance</html>' },
	'a reset connection': 'unreachable',
	'a body that is cut': 'cut',
};

export const FAULTS = { ...FAILING, ...UNREADABLE };

/** Paths below the REST namespace, as the specification's section 7 names them. */
export const ROUTES = {
	schedule: 'booking/getInRange_ready',
	add: 'booking/add',
	cancel: 'booking/cancel',
	approve: 'booking/approve',
	markPaid: 'booking/markPaid',
	markUnpaid: 'booking/markUnpaid',
	restore: 'booking/restore',
	undo: 'booking/undo',
	eventsByUser: 'events/getByUser',
	eventsDefault: 'events/getDefault',
	realtimeToken: 'realtime/token',
} as const;

/** Path beside them, apart because only the chunk that copies weeks uses it. */
export const COPY_WEEK = 'booking/copy-week';

/** Actions of admin-ajax, of the same section. */
export const AJAX_ACTIONS = {
	edit: 'edit_booking',
	trainerHistory: 'get_trainer_history',
} as const;

/** Paths below the REST namespace, as the specification's section 7 names them. */
export const ROUTES = {
	schedule: 'booking/getInRange_ready',
	add: 'booking/add',
	cancel: 'booking/cancel',
	approve: 'booking/approve',
	markPaid: 'booking/markPaid',
	markUnpaid: 'booking/markUnpaid',
	restore: 'booking/restore',
	copyWeek: 'booking/copy-week',
	undo: 'booking/undo',
	eventsByUser: 'events/getByUser',
	eventsDefault: 'events/getDefault',
	realtimeToken: 'realtime/token',
} as const;

/** Actions of admin-ajax, of the same section. */
export const AJAX_ACTIONS = {
	edit: 'edit_booking',
	trainerHistory: 'get_trainer_history',
} as const;

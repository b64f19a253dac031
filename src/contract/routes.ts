/** REST namespace of the plugin's own server (product.md, 1); an external base host brings its own root. */
export const REST_NAMESPACE = 'studio-calendar/v1';

/** Paths below the REST namespace, as the specification's section 7 names them. */
export const ROUTES = {
	schedule: 'booking/getInRange_ready',
	add: 'booking/add',
	cancel: 'booking/cancel',
	approve: 'booking/approve',
	markPaid: 'booking/markPaid',
	markUnpaid: 'booking/markUnpaid',
	restore: 'booking/restore',
	eventsByUser: 'events/getByUser',
	eventsDefault: 'events/getDefault',
} as const;

/** Actions answered by admin-ajax. */
export const AJAX_ACTIONS = {
	edit: 'edit_booking',
	history: 'get_trainer_history',
} as const;

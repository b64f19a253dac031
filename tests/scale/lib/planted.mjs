/** Defects that a run must show, each as changes to a copy of the plugin. */
import { defects } from '../../load/scenarios/sabotage.mjs';

const known = ( wanted ) =>
	defects.find( ( { name } ) => name === wanted ).changes;

export const planted = {
	'no lock': known( 'no lock' ),
	// Takes a failed query for an empty result, and does not check whether the transaction still exists.
	'a write that outlives its transaction': [
		[ / \|\| '' !== \$this->wpdb->last_error/g, '' ],
		[ /\$this->database->may_have_lost_transaction\(\)/g, 'false' ],
	],
	'a model built of what the cache has': [
		[
			/wp_cache_set\( \$id, \$values, \$group \);/g,
			'wp_cache_add( $id, $values, $group );',
		],
		[
			/wp_cache_set\( \$id, sanitize_post/g,
			'wp_cache_add( $id, sanitize_post',
		],
	],
};

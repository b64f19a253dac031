/** Defects that a run must show, each as changes of a copy of the plugin. */
import { defects } from '../../load/scenarios/sabotage.mjs';

const known = ( wanted ) =>
	defects.find( ( { name } ) => name === wanted ).changes;

export const planted = {
	'no lock': known( 'no lock' ),
	// A failed query is taken for an empty answer, and nobody asks whether the transaction is still there.
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

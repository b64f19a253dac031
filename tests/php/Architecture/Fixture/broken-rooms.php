<?php
/**
 * Fixture that breaks each rule once, so that every run proves that the rules can fail: dev/suites/proved.mjs expects an error
 * on each line marked "breaks", and no other error.
 *
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain\Fixture {
	final class In_Domain {
		public function __construct( public \StudioCalendar\Storage\Fixture\In_Storage $storage ) { // breaks
		}

		public function option(): mixed {
			return get_option( 'siteurl' ); // breaks
		}

		public function post( \WP_Post $post ): int { // breaks
			return $post->ID;
		}
	}
}

namespace StudioCalendar\Storage\Fixture {
	final class In_Storage {
		public function __construct( public \StudioCalendar\Service\Fixture\In_Service $service ) { // breaks
		}
	}
}

namespace StudioCalendar\Service\Fixture {
	final class In_Service {
		public function __construct( public \StudioCalendar\Rest\Fixture\In_Rest $rest ) { // breaks
		}
	}
}

namespace StudioCalendar\Realtime\Fixture {
	final class In_Realtime {
		public function __construct( public \StudioCalendar\Rest\Fixture\In_Rest $rest ) { // breaks
		}
	}
}

namespace StudioCalendar\Rest\Fixture {
	final class In_Rest {
		public function __construct( public \StudioCalendar\Storage\Fixture\In_Storage $storage ) { // breaks
		}
	}
}

namespace StudioCalendar\WordPress\Fixture {
	final class In_WordPress {
		public function __construct( public \StudioCalendar\At_The_Root $plugin ) { // breaks
		}
	}
}

namespace StudioCalendar {
	final class At_The_Root {
	}
}

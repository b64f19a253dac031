<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\First_Week;

use StudioCalendar\WordPress\Site\Translations;

/**
 * Prints the first week as the app draws it, wide and for one day of a narrow calendar, so that it stands there with the first
 * paint; src/calendar/styles/static.css shows the one for the calendar's width. The app replaces it without moving anything.
 */
final class Static_Week {

	private const WEEK = 7;

	/** Classes by the number of rooms whose whole week wide screens show in narrower columns (src/domain/columns.ts). */
	private const WHOLE_BY_DEFAULT = array( 3 => ' is-whole-three', 4 => ' is-whole-four' );

	/**
	 * Stands before the week. Registers what its widths are worked out from as a length (src/calendar/styles/static.css).
	 *
	 * Has the week drawn in the theme's next font until all weights of its first one are there, which browsers else wait for with
	 * text that cannot be seen. Set at the mount point, because the app may come before the font. Asking for the style starts
	 * loading the font; one from the browser's memory is there at once. The title tells which letters a font in parts is needed
	 * for. The week's first layout has that font already. Without square brackets, as below.
	 */
	private const BEFORE = <<<'JS'
		try{CSS.registerProperty({name:"--sc-w",syntax:"\x3clength>",inherits:true,initialValue:"0px"})}catch(e){}
		(function(s){
			var e=s.parentNode.parentNode,r=e.parentNode.style,o=r.fontFamily,f=document.fonts,t=document.title,w,
				m=getComputedStyle(e).fontFamily.match(/^(".*?"|.*?), (.*)/);
			if(!m)return;
			w="400 500 600 650".split(" ").map(function(n){return n+" 1em "+m.at(1)});
			if(w.every(function(n){return f.check(n,t)}))return;
			r.setProperty("font-family",m.at(2),"important");
			function d(){r.fontFamily=o}
			Promise.all(w.map(function(n){return f.load(n,t)})).then(d,d)
		})(document.currentScript);
		JS;

	/**
	 * Lets the wide week snap to days now that all of them are there, gives its columns the width without the box's scroll bar,
	 * which only the browser knows (until the window is resized), scrolls it to its first position where style alone does not or
	 * that width has moved it (src/calendar/styles/static.css), selects the dark colors where only the browser knows the background
	 * (src/calendar/surroundings/scheme.ts), draws the days out of view once the week is touched, and notes which card is pressed,
	 * which the app then opens (src/calendar/printed.ts). Without square brackets, which are encoded in what a block prints
	 * (Calendar_Mount).
	 */
	private const AFTER = <<<'JS'
		(function(s){
			var b=s.parentNode.previousElementSibling,e=b.parentNode,a=b.querySelector(".sc-static__start"),g=b.firstChild.style,c,m;
			if(!e.dataset.scheme)for(c=e.parentElement;c;c=c.parentElement){
				m=getComputedStyle(c).backgroundColor.match(/\d+(\.\d+)?/g);
				if(m&&(m.length<4||m.at(3)>.9)){if(.2126*m.at(0)+.7152*m.at(1)+.0722*m.at(2)<168)e.dataset.scheme="dark";break}
			}
			function t(){e.classList.add("is-touched")}
			"pointerdown wheel keydown focusin".split(" ").forEach(function(n){e.addEventListener(n,t,{once:true,passive:true})});
			e.addEventListener("click",function(v){c=v.target.closest("article");if(c)e.dataset.pressed=c.dataset.bookingId});
			b.removeAttribute("style");
			m=b.offsetWidth>b.clientWidth;
			if(m){g.setProperty("--sc-w",b.clientWidth-48+"px");addEventListener("resize",function(){g.removeProperty("--sc-w")},{once:true})}
			if(m||!CSS.supports("scroll-initial-target","nearest")){b.scrollLeft=a.offsetLeft-48;b.scrollTop=a.offsetTop-76}
		})(document.currentScript);
		JS;

	public function __construct( private readonly Known_Week $week, private readonly Page_Links $links ) {
	}

	/**
	 * @param string      $locale Language of the texts, as named in requests.
	 * @param string|null $scheme 'light' or 'dark'; null if only the browser knows.
	 * @return string Escaped HTML, hidden until the style sheet shows it.
	 */
	public function html( string $locale, ?string $scheme ): string {
		$header = new Static_Header( $this->week, $this->links );
		$day    = new Static_Day( $this->week, $this->links );
		$sizes  = '--sc-days:' . count( $this->week->dates ) . ';--sc-rooms:' . count( $this->week->palettes );
		$data   = null === $scheme ? '' : " data-scheme=\"$scheme\"";

		return '<div class="sc sc-static" lang="' . esc_attr( Translations::tag( $locale ) ) . "\" dir=\"ltr\" style=\"display:none;$sizes\"$data>"
			. self::script( self::BEFORE ) . $header->html() . '<div class="sc-loading"></div>' . $this->ribbon()
			. $this->wide() . self::script( self::AFTER ) . $day->html() . '</div>';
	}

	/** Returns a script; where a filter removes script elements, their text stays hidden. */
	private static function script( string $code ): string {
		return '<div hidden>' . wp_get_inline_script_tag( (string) preg_replace( '/\n\s*/', '', $code ) ) . '</div>';
	}

	/** Returns the names of the days, which the style sheet shows where not all days fit. */
	private function ribbon(): string {
		$days = '';
		foreach ( $this->week->dates as $date ) {
			$today = $date === $this->week->today ? ' is-today' : '';
			$name  = esc_html( Date_Labels::short_weekday( $date ) ) . '<b>' . Date_Labels::number( $date ) . '</b>';
			$days .= "<span class=\"sc-ribbon__day$today\"><span class=\"sc-ribbon__name\">$name</span></span>";
		}

		return "<div class=\"sc-over{$this->by_default()}\" aria-hidden=\"true\"><div class=\"sc-ribbon\">$days</div></div>";
	}

	/** Returns the class of a week that wide screens show whole; empty for others. */
	private function by_default(): string {
		return self::WEEK === count( $this->week->dates ) ? self::WHOLE_BY_DEFAULT[ count( $this->week->palettes ) ] ?? '' : '';
	}

	private function wide(): string {
		$layout = $this->week->layout_of( ...$this->week->dates );
		$grid   = new Static_Grid( $this->week, $layout, $this->week->dates, $this->links );
		$start  = '<i class="sc-static__start" style="--sc-day:' . ( $this->week->today_at ?? 0 ) . ";top:{$this->first_top( $layout )}\"></i>";

		$class  = 'sc-scroll' . $this->by_default();

		// A page that comes in pieces would snap to the last day that is there when it is first painted.
		return "<div class=\"$class\" style=\"scroll-snap-type:none\" tabindex=\"0\">{$grid->html( '', $start . $grid->heads() )}</div>";
	}

	/**
	 * Returns where the view begins, in CSS pixels from the top of the grid: an hour above now; in another week at the first
	 * booking of the days in view, whose number `--sc-fit` only the browser knows, or of any day where those have none. Whole
	 * hours, so that no label is cut.
	 */
	private function first_top( Week_Layout $layout ): string {
		$hour = static fn( int $minutes ): float => $layout->y( max( 0, intdiv( $minutes, 60 ) * 60 ) );
		if ( null !== $this->week->today_at ) {
			return $hour( $this->week->minutes - 60 ) . 'px';
		}
		$any  = $this->first_of( $this->week->dates ) ?? 0;
		$last = $hour( $this->first_of( array_slice( $this->week->dates, 0, 1 ) ) ?? $any );
		$top  = "{$last}px";
		for ( $days = 2; $days <= min( self::WEEK, count( $this->week->dates ) ); $days++ ) {
			$next = $hour( $this->first_of( array_slice( $this->week->dates, 0, $days ) ) ?? $any );
			$step = $next - $last;
			$last = $next;
			$top .= 0.0 === $step ? '' : " + {$step}px * clamp(0, var(--sc-fit) - " . ( $days - 1 ) . ', 1)';
		}

		return "calc($top)";
	}

	/**
	 * @param list<string> $dates
	 * @return int|null Minute at which the first booking of any of the days begins.
	 */
	private function first_of( array $dates ): ?int {
		$starts = array();
		foreach ( $this->week->bookings as $booking ) {
			if ( in_array( $booking->date, $dates, true ) ) {
				$starts[] = $booking->from;
			}
		}

		return array() === $starts ? null : min( $starts );
	}
}

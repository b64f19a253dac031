import type { WireSchedule } from './schedule';
import type { PackTexts } from './texts';

/**
 * What the server writes into the mount point's `data-studio-calendar` attribute. Nothing in it depends on the visitor
 * but `nonce` and `userId`, which are there for logged-in visitors only (their HTML is no-store), so guest HTML can be
 * cached.
 */
export interface MountConfig {
	/** Set by an attribute of block or shortcode; null if the page's query parameter decides. */
	readonly studioId: number | null;
	readonly roomId: number | null;
	/** From the attribute, else the page's language; `null` never comes from the server. */
	readonly locale: string;
	/** Language pack of that language, or of the one in the page's URL, if the site has one. */
	readonly texts?: PackTexts;
	/** True when `locale` comes from an attribute. */
	readonly localeFixed: boolean;
	/** REST root with namespace, without trailing slash; with plain permalinks it holds `?rest_route=`. */
	readonly restUrl: string;
	readonly ajaxUrl: string;
	/** Null if the site's own server is used. */
	readonly external: null | {
		readonly restUrl: string;
		readonly ajaxUrl: string;
	};
	readonly nonce: string | null;
	readonly userId: number | null;
	/** Whether visitors see a link to log in. */
	readonly loginLink: boolean;
	/** URL of the build folder with chunks and images, with trailing slash. */
	readonly assets: string;
	readonly pluginVersion: string;
	/** The Guest view of the first week, for guests' first paint. */
	readonly preload: null | {
		readonly dateFrom: string;
		readonly dateTo: string;
		readonly studioId: number;
		readonly locale: string;
		readonly schedule: WireSchedule;
	};
}

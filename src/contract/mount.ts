import type { WireSchedule } from './schedule';
import type { PackTexts } from './texts';

/**
 * What the server writes into the mount point's `data-studio-calendar` attribute. Nothing in it depends on the visitor
 * but `nonce` and `userId`, which are there for logged-in visitors only (their HTML is no-store), so guest HTML can be
 * cached.
 */
export interface MountConfig {
	/** Fixed by an attribute of block or shortcode; null: the page's query parameter decides. */
	readonly studioId: number | null;
	readonly roomId: number | null;
	/** From the attribute, else the page's language; `null` never comes from the server. */
	readonly locale: string;
	/** Of that language, or of the one that the page's address names, where the site has a language pack of it. */
	readonly texts?: PackTexts;
	/** True when `locale` comes from an attribute. */
	readonly localeFixed: boolean;
	/** REST root with namespace, without trailing slash; with plain permalinks it holds `?rest_route=`. */
	readonly restUrl: string;
	readonly ajaxUrl: string;
	/** Null: our own server answers. */
	readonly external: null | {
		readonly restUrl: string;
		readonly ajaxUrl: string;
	};
	readonly nonce: string | null;
	readonly userId: number | null;
	/** Whether visitors are offered to log in. */
	readonly loginLink: boolean;
	/** Address of the build folder, with trailing slash: chunks and images. */
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

/** The script of a page with a calendar, for people with a login: that of visitors with the parts of members. */
import { startWhenReady } from './when-ready';

startWhenReady( () => import( /* webpackMode: "eager" */ './start-members' ) );

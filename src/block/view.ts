/** The script of a page with a calendar, for visitors. */
import '../calendar/styles/index.css';
import { startWhenReady } from './when-ready';

startWhenReady( () => import( /* webpackMode: "eager" */ './start' ) );

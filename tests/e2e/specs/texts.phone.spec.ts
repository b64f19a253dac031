import { SCREENS } from '../support/screens';
import { testTexts } from '../support/texts';

/** Screens whose parts differ from the desktop's: strip of days, bar of rooms, sheets. Dialogs have the same texts. */
const OTHERS = [ 'week-owner', 'one-room', 'menu', 'picker' ];

testTexts( SCREENS.filter( ( { name } ) => OTHERS.includes( name ) ) );

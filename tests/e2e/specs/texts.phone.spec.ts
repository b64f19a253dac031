import { SCREENS } from '../support/screens';
import { testTexts } from '../support/texts';

/** Whose parts are others than on a desk: strip of days, bar of rooms, sheets. What is in a dialog is the same. */
const OTHERS = [ 'week-owner', 'one-room', 'menu', 'picker' ];

testTexts( SCREENS.filter( ( { name } ) => OTHERS.includes( name ) ) );

import { SCREENS } from '../support/screens';
import { testTexts } from '../support/texts';

testTexts( SCREENS );

import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { quickenStyles } from './support/computed-style';

// A busy machine may need longer than the default of one second to render what a test waits for, and a virtual one may stand still
// for a quarter of a minute, after which a shorter limit is over before what it waits for has had its turn.
configure( { asyncUtilTimeout: 45_000 } );

if ( typeof window !== 'undefined' ) {
	quickenStyles( window );
}

import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { quickenStyles } from './support/computed-style';

// A busy machine may need longer than the default of one second to render what a test waits for.
configure( { asyncUtilTimeout: 15_000 } );

if ( typeof window !== 'undefined' ) {
	quickenStyles( window );
}

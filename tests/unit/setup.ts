import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A busy machine may need longer than the default of one second to render what a test waits for.
configure( { asyncUtilTimeout: 15_000 } );

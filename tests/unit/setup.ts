import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// What a test waits for is drawn at once, but not on a machine that is busy with other things.
configure( { asyncUtilTimeout: 15_000 } );

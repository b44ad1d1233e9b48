import { bundleFunctions } from './host/bundle-functions.ts';
import { bundlePackages } from './host/bundle-packages.ts';
import { ROOT } from './root.ts';

// A separate program, because its memory would stay with the server that `npm start` becomes.
await bundlePackages(ROOT);
await bundleFunctions(ROOT);

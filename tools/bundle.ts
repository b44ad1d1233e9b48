import { bundleFunctions } from './host/bundle-functions.ts';
import { bundlePackages } from './host/bundle-packages.ts';
import { ROOT } from './root.ts';

// A program of its own, because its memory would stay with the server that `npm start` becomes.
await bundlePackages(ROOT);
await bundleFunctions(ROOT);

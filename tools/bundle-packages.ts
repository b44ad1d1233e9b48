import { bundlePackages } from './host/bundle-packages.ts';
import { ROOT } from './root.ts';

// `npm run build` runs this before Netlify bundles the functions.
await bundlePackages(ROOT);

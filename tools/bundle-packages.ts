import { bundlePackages } from './host/bundle-packages.ts';
import { ROOT } from './root.ts';

// Before Netlify bundles the functions: `npm run build` runs it first.
await bundlePackages(ROOT);

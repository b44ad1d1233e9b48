import { bundlePackages } from './host/bundle-packages.ts';
import { readPublishedPrices } from './read-published-prices.ts';
import { readPublishedProducts } from './read-published-products.ts';
import { ROOT } from './root.ts';

// `npm run build` runs this before Astro builds the pages and Netlify bundles the functions.
await readPublishedPrices(ROOT, process.env);
await readPublishedProducts(ROOT, process.env);
await bundlePackages(ROOT);

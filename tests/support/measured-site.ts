import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PUBLISHED_PRODUCTS } from '../../src/domain/catalogue/built-product.ts';
import { uploadedPicture } from '../../src/domain/catalogue/product-images.ts';
import { builtProducts } from '../../src/features/catalogue/built-products.ts';
import { createStaticSite } from '../../tools/host/serve-static.ts';
import { run } from '../../tools/process/run.ts';
import { ROOT } from '../../tools/root.ts';
import { buildInEnglish } from './build-in-english.ts';
import { NO_NEWS } from './no-news.ts';
import { servePages } from './serve-pages.ts';

export const MEASUREMENT_IDS = ['G-FIRST00001', 'G-SECOND0002'] as const;

export interface MeasuredSite {
  readonly origin: string;
  stop(): Promise<void>;
}

/** A product that an owner added, one that is off sale, and one of the opening range with a photo, as a database would have them. */
async function writeProducts(folder: string): Promise<void> {
  const products = builtProducts();
  const coozie = products.find(({ slug }) => slug === 'can-coozie');
  if (!coozie) throw new Error('The coozie is gone.');
  const image = uploadedPicture('a'.repeat(32));
  const kind = { color: 'Black', size: 'XL', priceCents: 3900, image, printfulVariantId: null };
  const apron = {
    ...coozie,
    slug: 'welders-apron',
    name: 'Welder’s Apron',
    description: 'Waxed canvas.',
    kinds: [kind, { ...kind, size: 'L' }],
  };
  const file = join(folder, PUBLISHED_PRODUCTS);
  await mkdir(dirname(file), { recursive: true });
  const all = products.map((product) => {
    if (product === coozie) return { ...coozie, isOnSale: false };
    if (product.slug !== 'gate-opener-coffee') return product;
    const photo = uploadedPicture('b'.repeat(32));
    return { ...product, kinds: product.kinds.map((each) => ({ ...each, image: photo })) };
  });
  await writeFile(file, JSON.stringify([...all, apron]));
}

/** The pages alone, built with measurement ids, reports of errors and a database's products into a separate folder. There are no functions behind them. */
export async function startMeasuredSite(): Promise<MeasuredSite> {
  const folder = await mkdtemp(join(tmpdir(), 'measured-'));
  await writeProducts(folder);
  const build = await buildInEnglish(ROOT, folder);
  const { code, output } = await run('astro', [...build, '--outDir', join(folder, 'dist')], {
    quiet: true,
    env: {
      BUILD_DATA_ROOT: folder,
      PUBLIC_MEASUREMENT_IDS: MEASUREMENT_IDS.join(','),
      SENTRY_DSN: 'https://key@errors.example.com/42',
      ASTRO_TELEMETRY_DISABLED: '1',
    },
  });
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
  await copyFile(join(ROOT, 'netlify.toml'), join(folder, 'netlify.toml'));
  const site = await createStaticSite(folder);
  const { origin, stop } = await servePages(
    () => site,
    (path) => NO_NEWS[path],
  );
  return {
    origin,
    async stop() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

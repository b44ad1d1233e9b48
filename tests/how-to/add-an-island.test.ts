import { execFile } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from '../../tools/chromium.ts';
import { createStaticSite } from '../../tools/host/serve-static.ts';
import { picture } from '../support/pictures.ts';
import { makeProjectFolder } from '../support/project-folder.ts';
import { ROOT } from '../../tools/root.ts';
import { writeYardFiles } from '../../tools/yard-files.ts';
import { buildInEnglish } from '../support/build-in-english.ts';
import { writeFilesOfHowTo } from '../support/files-of-how-to.ts';
import { servePages } from '../support/serve-pages.ts';

const run = promisify(execFile);

const SOURCES = [
  'astro.config.mjs',
  'netlify/lib',
  'netlify.toml',
  'package.json',
  'src',
  'tailwind.config.mjs',
  'tsconfig.json',
];
/** The service worker's shell is the only page that the island needs; yards stand on the others. */
const PAGES =
  /\/src\/(?:pages\/(?!(?:index|offline|offer|ticket|prices|locations|(?:board|prices)\/\[yard\]|location\/\[locationId\]|board|location)(?:\.astro|\.svg\.ts)?$|(?:llms\.txt|openapi\.json)\.ts$)|es\/pages\/(?!(?:index|sin-conexion)\.astro$))./;

/** As the editor writes it, open later and on Sundays. */
async function changeHours(folder: string): Promise<void> {
  const file = join(folder, 'src/content/yards/griffin.json');
  const yard = JSON.parse(await readFile(file, 'utf8')) as object;
  const [weekdays, sunday] = [
    { opens: '07:15', closes: '18:45' },
    { opens: '10:00', closes: '14:00' },
  ];
  await writeFile(file, JSON.stringify({ ...yard, weekdays, sunday }, null, 2));
}

/** As the editor writes them: the files of the photos, and their paths in the yard's page. */
async function addPhotos(folder: string): Promise<void> {
  for (const [name, width] of [
    ['img-0412', 1200],
    ['img-0413', 1000],
  ] as const)
    await writeFile(join(folder, `src/assets/yards/${name}.webp`), await picture('webp', width, 900));
  const file = join(folder, 'src/content/yard-pages/griffin.json');
  const page = JSON.parse(await readFile(file, 'utf8')) as object;
  const photos = {
    photo: '../../assets/yards/img-0412.webp',
    people: {
      photo: '../../assets/yards/img-0413.webp',
      alt: 'Dale at the scale',
      spanishAlt: 'Dale en la báscula',
    },
  };
  await writeFile(file, JSON.stringify({ ...page, ...photos }, null, 2));
}

/** As the editor writes it: the text of the hero, and a card of the material guide. */
async function changeHomeTexts(folder: string): Promise<void> {
  const change = async (name: string, from: string, to: string) => {
    const file = join(folder, `src/content/${name}.json`);
    const before = await readFile(file, 'utf8');
    expect(before).toContain(from);
    await writeFile(file, before.replace(from, to));
  };
  await change('home', 'Drive onto the scale, unload', 'Roll on the scale, tip it');
  await change('material-cards', 'None on the grinder.', 'Not one on the grinder.');
}

/** As the editor writes a new entry: nothing else of it is there yet. */
async function addYard(folder: string): Promise<void> {
  const of = (id: string) => join(folder, `src/content/yards/${id}.json`);
  const yard = JSON.parse(await readFile(of('newnan'), 'utf8')) as object;
  const own = {
    name: 'East Point GA',
    city: 'East Point',
    street: '77 Main Street',
    zip: '30344',
    phone: '+17705550149',
    order: 4,
  };
  await writeFile(of('east-point'), JSON.stringify({ ...yard, ...own }, null, 2));
  await writeYardFiles(folder);
}

let copy: string;

beforeAll(async () => {
  copy = await makeProjectFolder('site-island-');
  for (const source of SOURCES)
    await cp(join(ROOT, source), join(copy, source), {
      recursive: true,
      filter: (path) => !PAGES.test(path),
    });
  await writeFilesOfHowTo('add-an-island', copy);
  await changeHours(copy);
  await addPhotos(copy);
  await changeHomeTexts(copy);
  await addYard(copy);
  await run(process.execPath, ['node_modules/astro/bin/astro.mjs', ...(await buildInEnglish(copy, copy))], {
    cwd: copy,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  // On a busy machine Astro's build takes over a minute.
});

afterAll(() => rm(copy, { recursive: true, force: true }));

test('an island added as the how-to says wakes in the build and reacts', async () => {
  const site = await createStaticSite(copy);
  const { origin, stop } = await servePages(
    () => site,
    (path) => (path.startsWith('/api/') ? '[]' : undefined),
  );
  const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: [...CHROMIUM_FLAGS] });
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(`${origin}/tally`);
    await page.locator('astro-island:not([ssr])').waitFor();
    await page.getByRole('button', { name: 'Loads: 0' }).click();
    await page.getByRole('button', { name: 'Loads: 1' }).waitFor();
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
    await stop();
  }
});

const builtPage = (path: string) => readFile(join(copy, 'dist', path), 'utf8');

// Asked: 340
test('hours that an owner changes are on every page of the next build, structured data too', async () => {
  const [home, griffin, locations, llms] = await Promise.all(
    ['index.html', 'location/griffin.html', 'locations.html', 'llms.txt'].map(builtPage),
  );
  const weekdays = '7:15 AM-6:45 PM';
  const sunday = '10:00 AM-2:00 PM';
  for (const html of [home, griffin, locations, llms]) {
    expect(html).toContain(weekdays);
    expect(html).toContain(sunday);
  }
  // Structured data stand on the yard's own page.
  expect(griffin).toMatch(/"Friday"\],"opens":"07:15","closes":"18:45"/);
  expect(griffin).toMatch(/"dayOfWeek":\["Sunday"\],"opens":"10:00","closes":"14:00"/);
  expect(`${home}${locations}`).not.toMatch(/Closed Sundays|Sun Closed/);
  // The badges' own hours, the footer's line, and where the others differ.
  expect(home).toContain('"weekdays":{"opens":"07:15","closes":"18:45"}');
  expect(home).toContain('Mon-Fri 7:15 AM-6:45 PM\nSat 8:00 AM-12:30 PM\nSun 10:00 AM-2:00 PM');
  expect(locations).toContain('Newnan is open 8:00 AM-4:30 PM on weekdays. Newnan is closed on Sunday.');
});

/** The sizes of the pictures on a page that were made of a file. */
const shownSizes = (html: string, name: string) =>
  Promise.all(
    [...html.matchAll(new RegExp(`<img[^>]* src="([^"]*/${name}[^"]*)"`, 'g'))].map(async ([, src = '']) => {
      const { width, height } = await sharp(join(copy, 'dist', src)).metadata();
      return [width, height];
    }),
  );

test('a yard whose owner adds a photo of its gate leads with it, and any other with its drawing', async () => {
  const [home = '', list = '', griffin = '', newnan = ''] = await Promise.all(
    ['index.html', 'locations.html', 'location/griffin.html', 'location/newnan.html'].map(builtPage),
  );
  expect(await shownSizes(griffin, 'img-0412')).toEqual([[960, 540]]);
  expect(griffin).not.toContain('Drawing of the Griffin yard');
  expect(newnan).toContain('Drawing of the Newnan yard');
  for (const html of [home, list]) {
    expect(await shownSizes(html, 'img-0412')).toEqual([[768, 432]]);
    expect([html.includes('#griffin-view'), html.includes('#newnan-view')]).toEqual([false, true]);
  }
  const [, image = ''] = /"image":\["https?:\/\/[^/"]+([^"]+)"\]/.exec(griffin) ?? [];
  const { width, height, format } = await sharp(join(copy, 'dist', image)).metadata();
  expect([width, height, format]).toEqual([1200, 900, 'jpeg']);
  expect(newnan).not.toContain('"image":');
  expect(griffin).toMatch(/<meta property="og:image" content="[^"]+\/social\/griffin\.jpg">/);
  expect(newnan).toMatch(/<meta property="og:image" content="[^"]+\/social\/newnan\.png">/);
  const modules = `
    import { socialPicture } from './src/build/social-picture.ts';
    import { socialCardOf } from './src/layouts/head/social-cards.ts';
    process.stdout.write((await socialPicture(socialCardOf('/location/griffin'))).toString('base64'));`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', modules], {
    cwd: copy,
    maxBuffer: 2_000_000,
  });
  const social = sharp(Buffer.from(stdout, 'base64'));
  expect(await social.metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  // The photo's own color, rust, where neither words nor their shade are.
  const [red = 0, , blue = 0] = await social
    .extract({ left: 1180, top: 20, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(red).toBeGreaterThan(blue * 2);
});

test('the people at a yard are on its page once its owner adds a photo of them', async () => {
  const [griffin = '', newnan = ''] = await Promise.all(
    ['location/griffin.html', 'location/newnan.html'].map(builtPage),
  );
  expect(await shownSizes(griffin, 'img-0413')).toEqual([[960, 864]]);
  expect(griffin).toMatch(/<h2[^>]*>\s*Who you’ll meet at the scale\s*<\/h2>[^]*alt="Dale at the scale"/);
  expect(newnan).not.toContain('Who you’ll meet');
});

// Asked: 338
test('texts of the home page that an owner changes are on it after the next build', async () => {
  const html = await builtPage('index.html');
  expect(html).toMatch(/Roll on the scale, tip it, and leave with your money in\s+15 minutes or less\./);
  expect(html).toContain('Not one on the grinder.');
});

test('a yard that an owner adds in the editor is on each page of the next build, with what it has', async () => {
  const pages = [
    'index',
    'locations',
    'prices',
    'location/griffin',
    'location/east-point',
    'board/east-point',
  ];
  for (const page of pages) expect.soft(await builtPage(`${page}.html`), page).toContain('East Point');
  expect(await builtPage('prices/east-point.svg')).toContain('<svg');
  expect(await builtPage('llms.txt')).toContain('77 Main Street');
  const [yard, sitemap, calls] = await Promise.all(
    ['location/east-point.html', 'sitemap.xml', 'openapi.json'].map(builtPage),
  );
  expect(yard).toMatch(/"streetAddress":"77 Main Street"/);
  expect(yard).not.toContain('undefined');
  expect(sitemap).toContain('/location/east-point</loc>');
  expect(calls).toContain('"east-point"');
  // What an offer, a ticket, a price and a place to go in Spanish may name, in the functions too.
  const modules = `
    import { YARD_IDS, MAIN_YARD } from './src/business/yards.ts';
    import { yardIdSchema } from './src/domain/tickets/yard-id.schema.ts';
    import { offerTermsSchema } from './src/domain/offers/offer.schema.ts';
    import { translatedPage } from './src/translated-pages.es.ts';
    import { YARD_ENTRANCES } from './src/business/yard-entrances.es.ts';
    import { YARD_MAIL_SETTINGS } from './netlify/lib/config.ts';
    const id = 'east-point';
    console.log(JSON.stringify([YARD_IDS, MAIN_YARD, yardIdSchema.safeParse(id).success,
      offerTermsSchema.safeParse({ yardId: id }).error.issues.some(({ path }) => path[0] === 'yardId'),
      translatedPage('/location/' + id), YARD_ENTRANCES[id] ?? null, YARD_MAIL_SETTINGS.at(-1)]));`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', modules], { cwd: copy });
  expect(JSON.parse(stdout)).toEqual([
    ['griffin', 'newnan', 'atlanta', 'east-point'],
    'griffin',
    true,
    false,
    { en: '/location/east-point', es: '/es/ubicaciones/east-point' },
    null,
    'STAFF_MAIL_TO_EAST_POINT',
  ]);
});

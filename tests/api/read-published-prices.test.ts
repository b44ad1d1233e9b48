import { access, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { publishedPrices } from '../../src/features/prices/built-prices.ts';
import { readPublishedPrices } from '../../tools/read-published-prices.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let root = '';
beforeAll(async () => {
  server = await startServer();
  root = await mkdtemp(join(tmpdir(), 'published-prices-'));
});
afterAll(async () => {
  await server.stop();
  await rm(root, { recursive: true, force: true });
});

const isCopper = ({ metalType }: { readonly metalType: string }) => metalType === 'copper_wire';

const written = async (language = 'en') =>
  JSON.parse(await readFile(join(root, publishedPrices(language)), 'utf8'));

// Asked: 248
test('a build with a database writes its prices, the same each time, and one without removes them', async () => {
  const env = { DATABASE_URL: process.env['DATABASE_URL'], DATABASE_TRANSPORT: 'tcp' };
  const prices = await readPublishedPrices(root, env);
  expect(prices).toHaveLength(54);
  expect(prices?.find(isCopper)).toEqual({
    metalType: 'copper_wire',
    price: '4.50',
    unit: 'lb',
    updatedAt: expect.stringMatching(/Z$/),
    change: '0.15',
    name: 'Bare Bright Copper',
    howToTell: 'Bright and bare, thicker than a pencil lead, no tarnish',
    group: 'copper',
    material: 'copper',
    listed: 'card',
    isYardPrice: false,
    differs: false,
  });
  const first = await written();
  expect(first).toEqual(prices);
  expect((await written('es')).find(isCopper)).toMatchObject({
    name: 'Cobre brillante (bare bright)',
    price: '4.50',
    isNameEnglish: false,
  });
  await readPublishedPrices(root, env);
  expect(await written()).toEqual(first);

  expect(await readPublishedPrices(root, {})).toBeNull();
  await expect(access(join(root, publishedPrices('en')))).rejects.toThrow('ENOENT');
});

// Asked: 248
test('a database that cannot be read leaves pages without prices, and the build goes on', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const env = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', DATABASE_TRANSPORT: 'tcp' };
  expect(await readPublishedPrices(root, env)).toEqual([]);
  expect([await written(), await written('es')]).toEqual([[], []]);
  expect(warned).toHaveBeenCalledOnce();
});

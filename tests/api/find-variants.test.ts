import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { merchandiseItems, merchandiseVariants } from '../../netlify/database/schema/catalogue.ts';
import { findVariants } from '../../netlify/services/catalogue/find-variants.ts';
import { listMerchandise } from '../../netlify/services/catalogue/read-catalogue.ts';
import { useServer } from '../support/server.ts';

const server = useServer();

const variantsOf = async (slug: string) =>
  (await listMerchandise(server.db)).find((item) => item.slug === slug)?.variants ?? [];

test('an order learns the item’s name and the variant’s own price in cents', async () => {
  const tees = await variantsOf('yard-crew-tee');
  const largest = tees.find(({ size, color }) => size === '5XL' && color === 'Sand');
  const [coffee] = await variantsOf('gate-opener-coffee');
  const found = await findVariants(server.db, [largest?.id ?? '', coffee?.id ?? '']);
  expect(found.toSorted((a, b) => b.itemName.localeCompare(a.itemName))).toEqual([
    {
      id: largest?.id,
      itemName: 'Yard Crew Tee',
      color: 'Sand',
      size: '5XL',
      priceCents: 2900,
      image: '/merchandise/yard-crew-tee-sand.svg',
      printfulVariantId: largest?.printfulVariantId,
    },
    {
      id: coffee?.id,
      itemName: 'Gate Opener Coffee',
      color: '',
      size: 'Whole Bean',
      priceCents: 1600,
      image: '/merchandise/gate-opener-coffee.svg',
      printfulVariantId: null,
    },
  ]);
});

test('what is unknown, off, or of an item that is off cannot be ordered', async () => {
  const ids = (await variantsOf('classic-rope-cap')).map(({ id }) => id);
  const [off = '', on = ''] = ids;
  await server.db.update(merchandiseVariants).set({ active: false }).where(eq(merchandiseVariants.id, off));
  const stranger = '00000000-0000-4000-8000-000000000000';
  expect((await findVariants(server.db, [off, on, stranger])).map(({ id }) => id)).toEqual([on]);

  await server.db
    .update(merchandiseItems)
    .set({ active: false })
    .where(eq(merchandiseItems.slug, 'classic-rope-cap'));
  expect(await findVariants(server.db, ids)).toEqual([]);
});

test('nothing asked for is nothing found', async () => {
  expect(await findVariants(server.db, [])).toEqual([]);
});

import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { merchandiseVariants } from '../../netlify/database/schema/catalogue.ts';
import { YARD_IDS } from '../../src/business/yards.ts';
import { changePrice } from '../support/change-price.ts';
import { callApi } from '../support/call.ts';
import { answeredContracts } from '../support/contracts.ts';
import { useServer } from '../support/server.ts';

const server = useServer();

const CACHED = await answeredContracts(({ cache }) => cache !== undefined);
const PLACES = [{}, ...YARD_IDS.map((yard) => ({ yard }))];
const QUERIES = [...PLACES, ...PLACES.map((place) => ({ ...place, language: 'es' }))];
/** No figure of a fresh database. */
const [METAL_PRICE, MERCH_PRICE] = ['3.917', '23.71'];

/** Every answer that the edge keeps, by its address, with its tag. */
async function answers(seen: ReadonlyMap<string, { readonly etag: string }> = new Map()) {
  const all = CACHED.flatMap(({ contract, handler }) =>
    (contract.query ? QUERIES : [{}]).map(async (query) => {
      const address = `${contract.path}?${new URLSearchParams(query)}`;
      const headers = { 'if-none-match': seen.get(address)?.etag ?? '"none"' };
      const response = await callApi(handler, contract, {
        query,
        headers,
        params: { metalType: 'copper_wire' },
      });
      return [
        address,
        { etag: response.headers.get('etag') ?? '', status: response.status, text: await response.text() },
      ] as const;
    }),
  );
  return new Map(await Promise.all(all));
}

const withFigure = (found: Awaited<ReturnType<typeof answers>>, figure: string) =>
  [...found].filter(([, { text }]) => text.includes(figure)).map(([address]) => address);

// Asked: 144
test('a changed price is in every answer at once, for who has the former one too, and the former is history', async () => {
  const before = await answers();
  await changePrice(server.db, 'copper_wire', METAL_PRICE);
  const after = await answers(before);
  const priced = withFigure(after, METAL_PRICE);
  // The list in each language and place, the cards, and the history.
  expect(priced).toHaveLength(QUERIES.length + 2);
  expect(priced.map((address) => after.get(address)?.status)).toEqual(priced.map(() => 200));
  const former = '"metalType":"copper_wire","price":"4.50"';
  expect(withFigure(before, former)).toHaveLength(QUERIES.length + 1);
  expect(withFigure(after, former)).toEqual([]);
});

// Asked: 336
test('a changed price of merchandise is in the lists and the feed at once', async () => {
  const before = await answers();
  const [variant] = await server.db.select().from(merchandiseVariants).limit(1);
  await server.db
    .update(merchandiseVariants)
    .set({ priceCents: 2371 })
    .where(eq(merchandiseVariants.id, variant?.id ?? ''));
  const after = await answers(before);
  expect(withFigure(after, MERCH_PRICE)).toHaveLength(3);
});

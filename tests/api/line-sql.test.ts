import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest';
import { lineCentsOf, linePoundsOf } from '../../netlify/database/line-sql.ts';
import { payoutCents } from '../../src/domain/estimate/payout.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { decimalOf, type SaleUnit, weightSteps } from '../../src/domain/shared/weight.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const { seed = Date.now() } = fc.readConfigureGlobal();
const decimal = (most: number, places: number) =>
  fc.bigInt({ min: 0n, max: BigInt(most) }).map((steps) => decimalOf(steps, places));
const line = fc.record({
  weight: decimal(20_000_000_000, 3),
  price: decimal(1_000_000, 4),
  units: fc.constantFrom<readonly [SaleUnit, SaleUnit]>(
    ['lb', 'lb'],
    ['lb', 'ton'],
    ['ton', 'lb'],
    ['ton', 'ton'],
    ['each', 'each'],
  ),
});

test('PostgreSQL counts cents and pounds of a line as everything else does', async () => {
  onTestFailed(() => console.error(`SEED=${seed}`));
  const lines = fc.sample(line, { numRuns: 5_000, seed });
  const { rows } = await server.db.$client.query<{ cents: string; pounds: string | null }>(
    `select ${lineCentsOf('weight', 'price')} as cents, ${linePoundsOf('weight')} as pounds
      from unnest($1::numeric[], $2::numeric[], $3::text[], $4::text[]) with ordinality as v (weight, price, unit, price_unit, at)
      order by at`,
    [
      lines.map(({ weight }) => weight),
      lines.map(({ price }) => price),
      lines.map(({ units }) => units[0]),
      lines.map(({ units }) => units[1]),
    ],
  );
  const expected = lines.map(({ weight, price, units: [unit, priceUnit] }) => ({
    cents: payoutCents({ price, unit: priceUnit }, weight, unit),
    steps: unit === 'each' ? null : weightSteps(weight, unit),
  }));
  expect(
    rows.map(({ cents, pounds }) => ({
      cents: Number(cents),
      steps: pounds === null ? null : BigInt(Math.round(Number(pounds) * 1_000)),
    })),
  ).toEqual(expected);
});

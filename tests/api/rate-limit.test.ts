// ASVS: 2.4.1
import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rateLimits } from '../../netlify/database/schema/rate-limits.ts';
import { CodedError } from '../../netlify/lib/http/errors.ts';
import { once } from '../../netlify/lib/http/idempotency.ts';
import { giveBackUse, slowDown, useAllowance } from '../../netlify/lib/http/rate-limit.ts';
import { keyedHash } from '../../netlify/lib/secret.ts';
import { useServer } from '../support/server.ts';

const server = useServer();

// The clock moves in steps of 100 s: uses leave the window at half steps, so that a slow machine does not matter.
const STEP_S = 100;
const WINDOW_S = 6.5 * STEP_S;

/** Zero if the use is allowed, or the seconds until one is, to the nearest half step. */
const waitOf = (use: Promise<unknown>): Promise<number> =>
  use.then(
    () => 0,
    (error: unknown) => {
      if (!(error instanceof CodedError) || error.code !== 'too_many_requests') throw error;
      return Math.round(((error.details.retryAfterSeconds ?? 0) * 2) / STEP_S) * (STEP_S / 2);
    },
  );

/** The same, calculated from a plain list of all uses. */
function plainWait(used: readonly number[], limit: number, now: number): number {
  const recent = used.filter((at) => at > now - WINDOW_S);
  return recent.length < limit ? 0 : (recent.at(-limit) ?? 0) + WINDOW_S - now;
}

const limitOf = (limit: number) => ({ scope: 'quotes', limit, windowMs: WINDOW_S * 1000 });

const keyOf = (address: string) => keyedHash('address', `quotes\n${address}`);

const onItsOwn = (limit: number, address: string) => useAllowance(server.db, limitOf(limit), address);

const withAWrite = (limit: number, address: string) =>
  once(server.db, { limit: limitOf(limit), key: null, content: {} }, address, null, async () => {});

/** A new key each time. */
const withAKey = (limit: number, address: string) =>
  once(server.db, { limit: limitOf(limit), key: randomUUID(), content: {} }, address, null, async () => {});

const later = (address: string, seconds: number) =>
  server.db
    .update(rateLimits)
    .set({
      hits: sql`array(select hit - ${seconds} * interval '1 second' from unnest(${rateLimits.hits}) hit)`,
    })
    .where(sql`${rateLimits.key} = ${keyOf(address)}`);

type Step = { readonly steps: number } | { readonly use: number } | { readonly giveBack: true };

const steps = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ use: fc.integer({ min: 1, max: 5 }) }) },
    { weight: 2, arbitrary: fc.record({ steps: fc.integer({ min: 1, max: 7 }) }) },
    { weight: 1, arbitrary: fc.constant<Step>({ giveBack: true }) },
  ),
  { maxLength: 25 },
);

let addresses = 0;

const USES = [
  ['a use of its own', onItsOwn],
  ['a use in the transaction that writes', withAWrite],
  ['a use that takes a key', withAKey],
] as const;

// Asked: 244
test.each(USES)('%s is allowed as a plain list of all uses says', async (_how, use) => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 4 }), steps, async (limit, all) => {
      addresses += 1;
      const address = `visitor ${addresses}`;
      let now = 0;
      let used: number[] = [];
      const [told, expected]: [number[], number[]] = [[], []];
      for (const step of all) {
        if ('steps' in step) {
          now += step.steps * STEP_S;
          await later(address, step.steps * STEP_S);
        } else if ('giveBack' in step) {
          await giveBackUse(server.db, limitOf(1), address);
          used = used.slice(0, -1);
        } else
          for (let count = 0; count < step.use; count += 1) {
            const wait = plainWait(used, limit, now);
            expected.push(wait);
            told.push(await waitOf(use(limit, address)));
            if (wait === 0) used.push(now);
          }
      }
      expect(told).toEqual(expected);
    }),
    { numRuns: 40 },
  );
});

test('no more uses are kept than the limit asks about', async () => {
  for (let count = 0; count < 9; count += 1) {
    await onItsOwn(3, 'regular');
    await later('regular', WINDOW_S / 2);
  }
  const [row] = await server.db
    .select({ kept: sql<number>`cardinality(${rateLimits.hits})` })
    .from(rateLimits)
    .where(sql`${rateLimits.key} = ${keyOf('regular')}`);
  expect(row?.kept).toBe(3);
});

test.each(USES)(
  'of %s, a network of IPv6 has ten times as many as one of its households',
  async (_how, use) => {
    addresses += 1;
    const network = `2001:db8:${addresses.toString(16)}`;
    const household = (at: number) => use(2, `${network}:${at.toString(16)}::1`);
    // What a household is refused uses up nothing of its neighbors'.
    const busy = [];
    for (let count = 0; count < 30; count += 1) busy.push(await waitOf(household(0)));
    expect(busy.filter((wait) => wait === 0)).toHaveLength(2);
    const neighbors = [];
    for (let at = 1; at <= 20; at += 1) neighbors.push(await waitOf(household(at)));
    expect(neighbors).toEqual(neighbors.map((_, at) => (at < 18 ? 0 : WINDOW_S)));
    expect(await waitOf(use(2, `2001:db8:ffff:${addresses.toString(16)}::1`))).toBe(0);
  },
);

test('tries that are slowed down cost nothing at first, then one step more each time', async () => {
  const limit = { scope: 'tries', limit: 9, windowMs: 60_000, freely: 2, stepMs: 1_000 };
  const waits = [];
  for (let count = 0; count < 5; count += 1) {
    const began = performance.now();
    await slowDown(server.db, limit, 'somebody');
    waits.push(Math.floor((performance.now() - began) / limit.stepMs));
  }
  expect(waits).toEqual([0, 0, 0, 1, 2]);
});

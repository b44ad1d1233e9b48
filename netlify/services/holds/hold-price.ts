import { randomUUID } from 'node:crypto';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { HOLD_UNDONE_MINUTES, HOLDS_DAY_MAX, HOLDS_OPEN_MAX } from '../../../src/business/constants.ts';
import type { YardId } from '../../../src/business/yards.ts';
import { holdEnd } from '../../../src/domain/holds/hold-end.ts';
import type { HoldScope } from '../../../src/domain/holds/hold-limits.schema.ts';
import {
  type HeldGrade,
  holdPriceApi,
  type NewHold,
  type NewlyHeld,
  type PostedNow,
} from '../../../src/domain/holds/holds.api.ts';
import { toE164 } from '../../../src/domain/shared/contact/phone.ts';
import { isEqualPrice, listedUnit } from '../../../src/domain/shared/numbers/weight.ts';
import { momentAt } from '../../../src/domain/shared/time/from-new-york.ts';
import { inNewYork } from '../../../src/domain/shared/time/new-york-time.ts';
import { usualLoad } from '../../../src/domain/unusual/unusual.ts';
import type { Database, Executor } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { holdLimits, priceHolds } from '../../database/schema/price-holds.ts';
import { priceBatches, priceBatchLines } from '../../database/schema/price-batches.ts';
import type { Sender } from '../../lib/http/call.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { tokenHash } from '../../lib/secret.ts';
import { earlierAnswer, once } from '../../lib/http/idempotency.ts';
import { readYardHours } from '../locations/rows.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { mayMailVisitor } from '../outbox/visitor-mail.ts';
import { lockPrices, readYardPrices } from '../prices/replace-price.ts';
import { newHoldToken } from './hold-token.ts';
import { isOpenHoldAt, randomHoldCode } from './rules.ts';

/** The grade's price at the yard, which nobody changes until the transaction ends. Throws not_held for a hidden grade and for "call". */
async function lockPosted(tx: Executor, metalType: string, yardId: YardId) {
  const [row] = await lockPrices(tx, [metalType]);
  if (!row || row.listed === 'hidden') throw new CodedError('not_held');
  const own = (await readYardPrices(tx, [row.id])).find((each) => each.yardId === yardId);
  const price = own?.price ?? row.price;
  if (Number(price) === 0) throw new CodedError('not_held');
  return { ...row, price };
}

type Posted = Awaited<ReturnType<typeof lockPosted>>;

/** So many pounds or pieces. Throws not_held while an owner has paused it. */
async function mostOf(tx: Executor, { group, unit }: Posted, yardId: YardId): Promise<number> {
  const scopes: HoldScope[] = ['all', yardId, group];
  const limits = await tx.select().from(holdLimits).where(inArray(holdLimits.scope, scopes));
  if (limits.some(({ isPaused }) => isPaused)) throw new CodedError('not_held');
  return limits.find(({ scope }) => scope === group)?.most ?? usualLoad(unit, group);
}

/** Throws not_held for a price that was wrong a moment ago. */
async function assertNotUndone(tx: Executor, metalPriceId: string): Promise<void> {
  const since = sql`now() - ${HOLD_UNDONE_MINUTES}::int * interval '1 minute'`;
  const [undone] = await tx
    .select({ id: priceBatches.id })
    .from(priceBatches)
    .innerJoin(priceBatchLines, eq(priceBatchLines.batchId, priceBatches.id))
    .where(
      and(
        eq(priceBatchLines.metalPriceId, metalPriceId),
        eq(priceBatches.state, 'undone'),
        or(sql`${priceBatches.undoneAt} > ${since}`, sql`${priceBatches.publishedAt} > ${since}`),
      ),
    )
    .limit(1);
  if (undone) throw new CodedError('not_held');
}

/** One at a time for each number: the second sees whether the first one stands. Throws holds_used_up. */
async function assertPhoneHasLeft(tx: Executor, phone: string, now: Date): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('price_hold'), hashtext(${phone}))`);
  const midnight = momentAt(inNewYork(now).date, '00:00') ?? now;
  const [used] = await tx
    .select({
      open: sql<number>`count(*) filter (where ${isOpenHoldAt(now)})::int`,
      today: sql<number>`count(*) filter (where ${priceHolds.createdAt} >= ${midnight.toISOString()}::timestamptz)::int`,
    })
    .from(priceHolds)
    .where(eq(priceHolds.phone, phone));
  if (!used || used.open >= HOLDS_OPEN_MAX || used.today >= HOLDS_DAY_MAX)
    throw new CodedError('holds_used_up');
}

/** The held price as it would be now. Throws not_held, and price_changed if the page showed another price. */
async function holdNow(tx: Executor, input: NewHold, now: Date): Promise<HeldGrade> {
  const { metalType, yardId } = input;
  const posted = await lockPosted(tx, metalType, yardId);
  const most = await mostOf(tx, posted, yardId);
  await assertNotUndone(tx, posted.id);
  const { price, unit } = posted;
  if (!isEqualPrice(price, input.price) || unit !== input.unit)
    throw new CodedError('price_changed', { figures: { price, unit } satisfies PostedNow });
  const yard = (await readYardHours(tx, inNewYork(now).date)).find(({ id }) => id === yardId);
  const until = yard ? holdEnd(yard, now) : null;
  if (!until) throw new CodedError('not_held');
  return {
    code: randomHoldCode(),
    yardId,
    metalType,
    price,
    unit: listedUnit(unit),
    most,
    until: until.toISOString(),
  };
}

/**
 * Holds a posted price for a phone number, until a closing minute; mails it where an address is given. Throws price_changed, not_held, holds_used_up, too_many_requests,
 * idempotency_key_reused.
 */
export async function holdPrice(
  db: Database,
  input: NewHold,
  { address, idempotencyKey: key }: Sender,
  now: Date = new Date(),
): Promise<NewlyHeld> {
  const { website, filledInMs: _, ...content } = input;
  const phone = toE164(input.phone);
  if (phone === null || website !== '') throw new CodedError('not_held');
  const { verbLimit: limit, input: schema } = holdPriceApi;
  const repeatable = { limit, key, schema, content };
  const earlier = await earlierAnswer<NewlyHeld>(db, repeatable);
  if (earlier) return earlier.answer;
  const id = randomUUID();
  const token = newHoldToken(id);
  const email = input.email || null;
  const held = await inTransaction(db, async (tx) => {
    const grade = await holdNow(tx, input, now);
    // What is refused sends nothing, and counts as no mail.
    await assertPhoneHasLeft(tx, phone, now);
    return { ...grade, token, isMailed: email === null ? null : await mayMailVisitor(tx, email) };
  });
  return once(db, repeatable, address, held, async (tx) => {
    // The price may have changed since, or somebody with the same number was first.
    await holdNow(tx, input, now);
    await assertPhoneHasLeft(tx, phone, now);
    // What is told is what is stored: limits and hours may have changed, too.
    const { token: _token, isMailed, until, ...terms } = held;
    await tx.insert(priceHolds).values({
      ...terms,
      id,
      tokenHash: tokenHash(token),
      phone,
      email,
      locale: input.locale,
      createdAt: now,
      until: new Date(until),
    });
    if (isMailed) await enqueue(tx, [{ kind: 'hold_mail', subjectId: id }]);
  });
}

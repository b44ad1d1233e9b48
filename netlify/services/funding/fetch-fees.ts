import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { FUNDING_LOOK_BACK_DAYS } from '../../../src/business/constants.ts';
import type { Cents } from '../../../src/domain/shared/numbers/money.ts';
import type { Database } from '../../database/client.ts';
import { payouts } from '../../database/schema/funding.ts';
import { paymentMovements } from '../../database/schema/payments.ts';
import { config } from '../../lib/config.ts';
import { describeError, log } from '../../lib/log.ts';
import { findPaypalCapture } from '../../providers/paypal/paypal-capture.ts';
import { findFee, listPayouts } from '../../providers/stripe/stripe-money.ts';

/**
 * Saves Stripe's new and changed payouts; returns how many. PayPal leaves money in its account
 * until somebody withdraws it, so it has none. Throws unavailable.
 */
export async function fetchPayouts(db: Database): Promise<number> {
  if (!config().stripe) return 0;
  const found = await listPayouts(lookBack());
  if (found.length === 0) return 0;
  const written = await db
    .insert(payouts)
    .values(found.map(({ id, ...payout }) => ({ provider: 'stripe' as const, reference: id, ...payout })))
    .onConflictDoUpdate({
      target: [payouts.provider, payouts.reference],
      set: {
        amountCents: sql`excluded.amount_cents`,
        arrivesOn: sql`excluded.arrives_on`,
        state: sql`excluded.state`,
      },
      setWhere: sql`(${payouts.amountCents}, ${payouts.arrivesOn}, ${payouts.state})
        is distinct from (excluded.amount_cents, excluded.arrives_on, excluded.state)`,
    })
    .returning({ reference: payouts.reference });
  return written.length;
}

const DAY_MS = 86_400_000;

/** How far back providers are asked. */
export const lookBack = (): Date => new Date(Date.now() - FUNDING_LOOK_BACK_DAYS * DAY_MS);

/** Per run; the next one continues. */
const LIMIT = 50;
const AT_ONCE = 4;

const { id, provider, reference, kind, movedAt, feeCents } = paymentMovements;

/** PayPal charges no further fee for refunds. */
const withoutFee = (db: Database) =>
  db
    .select({ id, provider, reference })
    .from(paymentMovements)
    .where(
      and(
        isNull(feeCents),
        gt(movedAt, sql`now() - ${FUNDING_LOOK_BACK_DAYS} * interval '1 day'`),
        or(eq(provider, 'stripe'), eq(kind, 'capture')),
      ),
    )
    .orderBy(desc(movedAt))
    .limit(LIMIT);

type Movement = Awaited<ReturnType<typeof withoutFee>>[number];

const ask = (movement: Movement): Promise<Cents | null> =>
  movement.provider === 'stripe'
    ? findFee(movement.reference)
    : findPaypalCapture(movement.reference).then((capture) => capture.feeCents);

/** Fills in fees that were not known when the money moved; returns how many are known now. */
export async function fetchFees(db: Database): Promise<number> {
  const movements = await withoutFee(db);
  const queue = movements.values();
  let told = 0;
  const work = async () => {
    for (const movement of queue) {
      const fee = await ask(movement).catch((error: unknown) => {
        log({ event: 'fee_not_told', movementId: movement.id, error: describeError(error) });
        return null;
      });
      if (fee === null) continue;
      await db
        .update(paymentMovements)
        .set({ feeCents: fee })
        .where(and(eq(id, movement.id), isNull(feeCents)));
      told += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return told;
}

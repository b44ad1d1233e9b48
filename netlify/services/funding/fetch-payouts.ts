import { sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { payouts } from '../../database/schema/funding.ts';
import { config } from '../../lib/config.ts';
import { listPayouts } from '../../providers/stripe/stripe-money.ts';
import { lookBack } from './look-back.ts';

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

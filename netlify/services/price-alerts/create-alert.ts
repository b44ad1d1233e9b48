import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { ALERT_MAILS_RATE_LIMIT } from '../../../src/business/constants.ts';
import { alertPrice, isReached } from '../../../src/domain/price-alerts/alert-fires.ts';
import type { NewAlert } from '../../../src/domain/price-alerts/price-alert.schema.ts';
import { createAlertApi } from '../../../src/domain/price-alerts/price-alerts.api.ts';
import { alertSentences } from '../../../src/domain/price-alerts/texts.ts';
import { typedCents } from '../../../src/domain/shared/numbers/typed-cents.ts';
import type { Database, Executor } from '../../database/client.ts';
import { alertAddresses, priceAlerts } from '../../database/schema/price-alerts.ts';
import type { Sender } from '../../lib/http/call.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { once } from '../../lib/http/idempotency.ts';
import { tokenHash } from '../../lib/secret.ts';
import { enqueueAgain } from '../outbox/enqueue.ts';
import { mayMailVisitor } from '../outbox/visitor-mail.ts';
import { newAlertToken, readPricesByYard } from './rows.ts';

type Rule = Omit<typeof priceAlerts.$inferInsert, 'addressId'>;

/** Throws invalid_input for an amount that the price has reached: nothing would ever be mailed. */
export function assertNotReached(price: string, atLeastCents: number): void {
  if (isReached(price, atLeastCents))
    throw new CodedError('invalid_input', { fields: { atLeast: alertSentences.reached } });
}

/** What was asked for, with the price of now. Throws no_alert, invalid_input. */
async function ruleOf(db: Database, { kind, metalType, yardId, atLeast }: NewAlert): Promise<Rule> {
  const asked = { kind, yardId: yardId || null };
  if (kind === 'weekly') return asked;
  const found = alertPrice({ metalType, yardId: asked.yardId }, await readPricesByYard(db));
  if (!found) throw new CodedError('no_alert');
  const { price, unit } = found.grade;
  const atLeastCents = kind === 'at_least' ? typedCents(atLeast) : null;
  if (atLeastCents !== null) assertNotReached(price, atLeastCents);
  return { ...asked, metalType, unit, knownPrice: price, atLeastCents };
}

/** The address, whose row stays locked: two that ask for the same at once have one alert. */
async function lockAddress(tx: Executor, email: string, locale: NewAlert['locale']): Promise<string> {
  const id = randomUUID();
  const [row] = await tx
    .insert(alertAddresses)
    .values({ id, email, locale, tokenHash: tokenHash(newAlertToken(id)) })
    .onConflictDoUpdate({ target: alertAddresses.email, set: { locale, askedAt: sql`now()` } })
    .returning({ id: alertAddresses.id });
  if (!row) throw new Error('The address was not stored.');
  return row.id;
}

/** The same alert as before, asked for anew; or a new one. */
async function writeAlert(tx: Executor, addressId: string, rule: Rule): Promise<string> {
  const [same] = await tx
    .select({ id: priceAlerts.id, unit: priceAlerts.unit })
    .from(priceAlerts)
    .where(
      and(
        eq(priceAlerts.addressId, addressId),
        eq(priceAlerts.kind, rule.kind),
        sql`${priceAlerts.metalType} is not distinct from ${rule.metalType ?? null}`,
        sql`${priceAlerts.yardId} is not distinct from ${rule.yardId ?? null}`,
        sql`${priceAlerts.atLeastCents} is not distinct from ${rule.atLeastCents ?? null}::int`,
      ),
    )
    .limit(1);
  const id = same?.id ?? randomUUID();
  const { unit, knownPrice } = rule;
  if (same)
    await tx
      .update(priceAlerts)
      // In another unit no figure compares, so it begins with the price of now.
      .set({ createdAt: sql`now()`, ...(same.unit !== unit && { unit, knownPrice }) })
      .where(eq(priceAlerts.id, id));
  else await tx.insert(priceAlerts).values({ ...rule, id, addressId });
  return id;
}

/**
 * Stores a price alert that waits to be confirmed, and mails its link. Neither is done for an address that may get no more such mail; the answer is the same.
 * Throws no_alert, invalid_input, too_many_requests, idempotency_key_reused.
 */
export async function createAlert(
  db: Database,
  input: NewAlert,
  { address, idempotencyKey }: Sender,
): Promise<{ readonly done: true }> {
  const { website, filledInMs: _, locale, ...content } = input;
  const rule = await ruleOf(db, input);
  const email = input.email.toLowerCase();
  const { verbLimit: limit, input: schema } = createAlertApi;
  const repeatable = { limit, key: idempotencyKey, schema, content };
  return once(db, repeatable, address, { done: true } as const, async (tx) => {
    if (website !== '' || !(await mayMailVisitor(tx, email, ALERT_MAILS_RATE_LIMIT))) return;
    const subjectId = await writeAlert(tx, await lockAddress(tx, email, locale), rule);
    await enqueueAgain(tx, [{ kind: 'alert_confirm_mail', subjectId }]);
  });
}

import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { REQUEST_LINK_VALID_DAYS } from '../../../src/business/constants.ts';
import type { Offer } from '../../../src/domain/offers/offers.api.ts';
import { standingOf } from '../../../src/domain/offers/offer-state.ts';
import type { Executor } from '../../database/client.ts';
import { offers } from '../../database/schema/offers.ts';
import { quoteRequests } from '../../database/schema/quotes.ts';
import { tokenHash } from '../../lib/secret.ts';

export type OfferRecord = typeof offers.$inferSelect;

/** The offer as its customer sees it. */
export function offerOf(row: OfferRecord, now: Date): Offer {
  const { id, version, lines, totalCents, pickupFeeCents, yardId, conditions, message } = row;
  const validUntil = row.validUntil.toISOString();
  return {
    id,
    version,
    standing: standingOf({ state: row.state, validUntil }, now),
    lines,
    totalCents,
    pickupFeeCents,
    yardId,
    conditions,
    message,
    sentAt: row.sentAt.toISOString(),
    validUntil,
    seenAt: row.seenAt?.toISOString() ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decidedName: row.decidedName,
    declineReason: row.declineReason,
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}

export async function findOffer(db: Executor, id: string): Promise<OfferRecord | null> {
  const [offer] = await db.select().from(offers).where(eq(offers.id, id));
  return offer ?? null;
}

/** The offers of a request, newest first. */
export const offersOf = (db: Executor, quoteId: string) =>
  db.select().from(offers).where(eq(offers.quoteId, quoteId)).orderBy(desc(offers.version));

/** The request that a token opens; null if it is wrong, or if request and newest offer are too old. */
export async function requestByToken(db: Executor, token: string) {
  const newest = sql`(select max(${offers.sentAt}) from ${offers} where ${offers.quoteId} = ${quoteRequests.id})`;
  const isRecent = gt(
    sql`greatest(${quoteRequests.createdAt}, ${newest})`,
    sql`now() - ${REQUEST_LINK_VALID_DAYS}::int * interval '1 day'`,
  );
  const [request] = await db
    .select()
    .from(quoteRequests)
    .where(and(eq(quoteRequests.tokenHash, tokenHash(token)), isRecent));
  return request ?? null;
}

/** Ends what a customer could still accept. Returns the offers that this ended. */
export const endSentOffers = (tx: Executor, quoteId: string, state: 'replaced' | 'withdrawn') =>
  tx
    .update(offers)
    .set({ state, endedAt: sql`clock_timestamp()` })
    .where(and(eq(offers.quoteId, quoteId), eq(offers.state, 'sent')))
    .returning({ id: offers.id, version: offers.version });

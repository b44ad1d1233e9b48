import { and, eq, gt, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { PAYMENT_GIVE_UP_AFTER_MS } from '../../../src/business/constants.ts';
import { SENDABLE } from '../../../src/domain/orders/order-status.ts';
import type { DeletionHold } from '../../../src/domain/privacy/admin-privacy.api.ts';
import type { Executor } from '../../database/client.ts';
import { orders } from '../../database/schema/orders.ts';
import { legalHolds } from '../../database/schema/retention.ts';
import { privacyRequests } from '../../database/schema/privacy.ts';
import type { About } from './about.ts';
import { among } from './numbers.ts';
import { HAS_OPEN_DISPUTE, HAS_OPEN_REFUND, HAS_WRONG_PAYMENT } from './rules.ts';

/** A declined payment can be tried again for a day; the reconcile job looks an hour longer. */
const RETRIED_MS = PAYMENT_GIVE_UP_AFTER_MS + 3_600_000;

/** Why a person's data cannot be deleted yet. Call it with the orders locked, or for a preview. */
export async function deletionHolds(tx: Executor, about: About): Promise<readonly DeletionHold[]> {
  const mayBePaid = or(
    inArray(orders.payment, ['pending', 'processing']),
    and(
      eq(orders.payment, 'failed'),
      gt(orders.createdAt, sql`now() - ${RETRIED_MS}::int * interval '1 millisecond'`),
      or(isNotNull(orders.stripePaymentIntentId), isNotNull(orders.paypalOrderId)),
    ),
  );
  const isToSend = and(
    inArray(orders.payment, [...SENDABLE]),
    or(ne(orders.fulfillment, 'shipped'), eq(orders.toPack, true), eq(orders.stockShort, true)),
  );
  const isTheirs = among(orders.id, about.orderIds);
  const checks: readonly (readonly [DeletionHold, PgTable, SQL | undefined])[] = [
    [
      'legal_hold',
      legalHolds,
      among(legalHolds.subjectId, [...about.quoteIds, ...about.inquiryIds, ...about.orderIds]),
    ],
    ['order_open', orders, and(isTheirs, mayBePaid)],
    ['order_to_send', orders, and(isTheirs, isToSend)],
    ['dispute_open', orders, and(isTheirs, HAS_OPEN_DISPUTE)],
    ['refund_open', orders, and(isTheirs, HAS_OPEN_REFUND)],
    ['refund_open', orders, and(isTheirs, gt(orders.overpaidCents, 0))],
    ['wrong_payment', orders, and(isTheirs, HAS_WRONG_PAYMENT)],
    [
      'request_open',
      privacyRequests,
      and(
        among(privacyRequests.id, about.otherRequestIds),
        eq(privacyRequests.state, 'confirmed'),
        ne(privacyRequests.kind, 'deletion'),
      ),
    ],
  ];
  const found: DeletionHold[] = [];
  for (const [hold, table, where] of checks) {
    if (!found.includes(hold) && (await tx.$count(table, where)) > 0) found.push(hold);
  }
  return found;
}

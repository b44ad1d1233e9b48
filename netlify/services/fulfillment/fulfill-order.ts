import { isDeepStrictEqual } from 'node:util';
import { and, eq, sql } from 'drizzle-orm';
import { type FulfillmentState, isSendable } from '../../../src/domain/orders/order-status.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { orders } from '../../database/schema/orders.ts';
import type { OutboxKind } from '../../database/schema/outbox.ts';
import { config } from '../../lib/config.ts';
import { log } from '../../lib/log.ts';
import { PrintfulRefusal } from '../../providers/printful/ask-printful.ts';
import { type PrintfulOrder, confirmDraft, createDraft } from '../../providers/printful/printful-order.ts';
import { type FoundOrder, findOrder, goodsUnless, isSendableRow } from '../orders/rows.ts';
import { enqueueAgain } from '../outbox/enqueue.ts';
import { draftOf, leftOf, printedItems } from './rules.ts';

interface Submission {
  /**
   * held: a draft that staff review. stopped: the money went back in the meantime, and it stays a draft. changed: that of
   * some pieces did, so the draft has too many.
   */
  readonly outcome: 'submitted' | 'held' | 'stopped' | 'changed';
  readonly printfulOrderId: number;
}

const DEAD = ['failed', 'canceled'];

function assertAlive({ status }: PrintfulOrder): void {
  if (DEAD.includes(status)) throw new PrintfulRefusal(status);
}

/** The address may not exist, or the money may go back: a person decides. */
const isHeld = ({ addressUnchecked, disputed }: FoundOrder['order']) => addressUnchecked || disputed;

/**
 * Has Printful make and send its part of an order, once: steps that an earlier try completed are recognized. Throws
 * PrintfulRefusal, PrintfulOutage.
 */
async function submitToPrintful(db: Database, found: FoundOrder): Promise<Submission> {
  const orderId = found.order.id;
  const wanted = draftOf(found);
  const draft = await createDraft(wanted);
  assertAlive(draft);
  const printfulOrderId = draft.id;
  if (draft.status !== 'draft') return { outcome: 'submitted', printfulOrderId };

  const now = await findOrder(db, orderId);
  if (!now || !isSendable(now.order)) return { outcome: 'stopped', printfulOrderId };
  if (!isDeepStrictEqual(draftOf(now).items, wanted.items)) return { outcome: 'changed', printfulOrderId };
  if (isHeld(now.order)) return { outcome: 'held', printfulOrderId };
  assertAlive(await confirmDraft(orderId));
  return { outcome: 'submitted', printfulOrderId };
}

export interface Fulfillment {
  readonly fulfillment: FulfillmentState;
  /** Printful's own id of the order, if it has one. */
  readonly printfulOrderId?: number;
  /** Staff have some of its lines to send. */
  readonly toPack?: boolean;
  /** Mails about the order to queue. */
  readonly mail?: readonly OutboxKind[];
}

/** Ends an order's wait; does nothing if it no longer waits. If it was fully refunded in the meantime, no mail is queued. */
export async function recordFulfillment(
  db: Database,
  orderId: string,
  { fulfillment, printfulOrderId, toPack = false, mail = [] }: Fulfillment,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [changed] = await tx
      .update(orders)
      .set({
        ...goodsUnless(sql`not ${isSendableRow}`, { fulfillment, toPack }),
        ...(printfulOrderId === undefined ? {} : { printfulOrderId }),
      })
      .where(and(eq(orders.id, orderId), eq(orders.fulfillment, 'queued')))
      .returning({ payment: orders.payment });
    if (!changed || !isSendable(changed)) return;
    // Staff may have heard of an earlier try, which they had sent again.
    await enqueueAgain(
      tx,
      mail.map((kind) => ({ kind, subjectId: orderId })),
    );
  });
}

const BY_STAFF = { fulfillment: 'manual', mail: ['order_manual_mail'] } as const satisfies Fulfillment;

/** What to do with a paid order; null: it has changed meanwhile. Throws PrintfulOutage, to be tried again later. */
async function decide(db: Database, found: FoundOrder): Promise<Fulfillment | null> {
  const { order } = found;
  const lines = leftOf(found.lines);
  const printed = printedItems(lines);
  if (!config().printful || printed.length === 0) return { ...BY_STAFF, toPack: true };
  const toPack = printed.length < lines.length;
  try {
    const { outcome, printfulOrderId } = await submitToPrintful(db, found);
    switch (outcome) {
      case 'submitted': {
        const mail = toPack ? BY_STAFF.mail : [];
        return { fulfillment: 'submitted', printfulOrderId, toPack, mail };
      }
      case 'held':
        return { ...BY_STAFF, printfulOrderId, toPack };
      case 'stopped':
        return { fulfillment: 'none', printfulOrderId };
      case 'changed':
        return null;
    }
  } catch (error) {
    if (!(error instanceof PrintfulRefusal)) throw error;
    log({ event: 'fulfillment_refused', orderId: order.id, code: error.code });
    return { fulfillment: 'failed', toPack: true, mail: ['order_failed_mail'] };
  }
}

/**
 * Sends a paid order on its way: Printful's products to Printful, the rest to staff. Once, however often it runs; a full
 * refund before it stops it.
 */
export async function fulfillOrder(db: Database, orderId: string): Promise<void> {
  const found = await findOrder(db, orderId);
  if (found?.order.fulfillment !== 'queued') return;
  const fulfillment = isSendable(found.order)
    ? await decide(db, found)
    : ({ fulfillment: 'none' } satisfies Fulfillment);
  if (!fulfillment) return fulfillOrder(db, orderId);
  await recordFulfillment(db, orderId, fulfillment);
}

import { isSendable } from '../../../src/domain/orders/order-status.ts';
import type { Database } from '../../database/client.ts';
import { config } from '../../lib/config.ts';
import { log } from '../../lib/log.ts';
import { PrintfulRefusal } from '../../providers/printful/ask-printful.ts';
import { findOrder, type FoundOrder } from '../orders/rows.ts';
import { recordFulfillment, type Fulfillment } from './record-fulfillment.ts';
import { printedItems } from './rules.ts';
import { submitToPrintful } from './submit-to-printful.ts';

const BY_STAFF = { fulfillment: 'manual', mail: ['order_manual_mail'] } as const satisfies Fulfillment;

/** What to do with a paid order. Throws PrintfulOutage, to be tried again later. */
async function decide(db: Database, found: FoundOrder): Promise<Fulfillment> {
  const { order, lines } = found;
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
  await recordFulfillment(db, orderId, fulfillment);
}

import { confirmDraft, createDraft, type PrintfulOrder } from '../../providers/printful/printful-order.ts';
import { type FoundOrder, findOrder } from '../orders/rows.ts';
import { draftOf } from './rules.ts';
import { isSendable } from '../../../src/domain/orders/order-status.ts';
import type { Database } from '../../database/client.ts';
import { PrintfulRefusal } from '../../providers/printful/ask-printful.ts';

export interface Submission {
  /** held: a draft that staff review. stopped: the money went back in the meantime, and it stays a draft. */
  readonly outcome: 'submitted' | 'held' | 'stopped';
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
export async function submitToPrintful(db: Database, found: FoundOrder): Promise<Submission> {
  const orderId = found.order.id;
  const draft = await createDraft(draftOf(found));
  assertAlive(draft);
  const printfulOrderId = draft.id;
  if (draft.status !== 'draft') return { outcome: 'submitted', printfulOrderId };

  const now = await findOrder(db, orderId);
  if (!now || !isSendable(now.order)) return { outcome: 'stopped', printfulOrderId };
  if (isHeld(now.order)) return { outcome: 'held', printfulOrderId };
  assertAlive(await confirmDraft(orderId));
  return { outcome: 'submitted', printfulOrderId };
}

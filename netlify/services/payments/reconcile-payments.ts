import type { Database } from '../../database/client.ts';
import { describeError, log } from '../../lib/log.ts';
import { giveUpOrders } from './give-up-orders.ts';
import { reconcileOrder } from './reconcile-order.ts';
import { waitingOrders } from './waiting-orders.ts';
import { workRefunds } from './work-refunds.ts';

/** Of the 30 s that a scheduled function has; a question begun before this is still answered. */
const BUDGET_MS = 18_000;
const AT_ONCE = 4;

export interface Reconciled extends Readonly<Record<string, number>> {
  readonly asked: number;
  /** About which a provider could not be asked, or told what we cannot believe. */
  readonly troubled: number;
  /** For the next run. */
  readonly left: number;
  readonly givenUp: number;
  /** Asked for by staff, and not yet given by the provider. */
  readonly refundsLeft: number;
}

/** Asks the providers about every order that waits for its payment, or for a refund: an event that never came is made up for. */
export async function reconcilePayments(db: Database): Promise<Reconciled> {
  const startedAt = performance.now();
  const isOver = () => performance.now() - startedAt > BUDGET_MS;
  const waiting = await waitingOrders(db);
  const queue = waiting.values();
  let asked = 0;
  let troubled = 0;
  // Each takes the next of the one queue.
  const work = async () => {
    for (const order of queue) {
      asked += 1;
      try {
        await reconcileOrder(db, order);
      } catch (error) {
        troubled += 1;
        log({ event: 'reconcile_failed', orderId: order.id, error: describeError(error) });
      }
      if (isOver()) return;
    }
  };
  const [refundsLeft] = await Promise.all([
    workRefunds(db, isOver),
    ...Array.from({ length: AT_ONCE }, work),
  ]);
  return { asked, troubled, left: waiting.length - asked, givenUp: await giveUpOrders(db), refundsLeft };
}

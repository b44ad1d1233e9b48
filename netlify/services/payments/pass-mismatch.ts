import type { Database } from '../../database/client.ts';
import { CodedError } from '../../lib/errors.ts';
import { recordEvent, type ProviderEvent } from '../orders/record-event.ts';

/**
 * What a webhook does with a payment that is not its order's: it takes the event, as the provider would only say the same again.
 * settlePayment() has recorded the money by then. Throws every other error on.
 */
export const passMismatch =
  (db: Database, event: Omit<ProviderEvent, 'orderId'>) =>
  async (error: unknown): Promise<void> => {
    if (!(error instanceof CodedError) || error.code !== 'payment_not_confirmed') throw error;
    await recordEvent(db, { ...event, orderId: null });
  };

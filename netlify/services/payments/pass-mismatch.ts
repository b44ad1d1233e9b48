import type { Database } from '../../database/client.ts';
import { CodedError } from '../../lib/errors.ts';
import { recordEvent, type ProviderEvent } from '../orders/record-event.ts';

/**
 * For webhooks: accepts an event about a payment that does not match its order, as the provider would only repeat it.
 * settlePayment() has already recorded the money. Rethrows every other error.
 */
export const passMismatch =
  (db: Database, event: Omit<ProviderEvent, 'orderId'>) =>
  async (error: unknown): Promise<void> => {
    if (!(error instanceof CodedError) || error.code !== 'payment_not_confirmed') throw error;
    await recordEvent(db, { ...event, orderId: null });
  };

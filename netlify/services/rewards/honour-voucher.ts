import type { Database } from '../../database/client.ts';
import type { Staff } from '../../lib/staff-session.ts';
import { closeVoucher } from './close-voucher.ts';
import { inCustomerTransaction } from './in-customer-transaction.ts';

/** The customer has got what the voucher is for. Throws not_found, already_done with who was first. */
export function honourVoucher(db: Database, staff: Staff, redemptionId: string) {
  return inCustomerTransaction(db, async (tx) => {
    await closeVoucher(tx, staff, { redemptionId, state: 'honoured' });
    return { state: 'honoured' } as const;
  });
}

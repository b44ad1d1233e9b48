import type { OrderView } from '../../domain/orders/orders.api.ts';
import { track } from '../../lib/analytics.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { REPORTED_PURCHASES_KEY } from '../../lib/storage-keys.ts';

const REMEMBERED = 20;

/** Reports a paid order once on this device, and only for the one who placed it. */
export function reportPurchase({ id, payment, own, total, items }: OrderView): void {
  if (payment !== 'paid' || !own) return;
  const stored = readStored<unknown>(REPORTED_PURCHASES_KEY);
  const reported = Array.isArray(stored) ? stored : [];
  if (reported.includes(id)) return;
  writeStored(REPORTED_PURCHASES_KEY, [id, ...reported].slice(0, REMEMBERED));
  track('purchase', {
    transaction_id: id,
    value: Number(total),
    currency: 'USD',
    items: items.reduce((sum, { quantity }) => sum + quantity, 0),
  });
}

import { SHOP_MAX_QUANTITY } from '../../../src/business/constants.ts';
import type { OrderItem } from '../../../src/domain/orders/order.schema.ts';
import { CodedError } from '../../lib/errors.ts';

/** Each variant once, with what its lines have together. Throws invalid_input where they differ or are too many. */
export function mergeItems(items: readonly OrderItem[]): readonly OrderItem[] {
  const merged = new Map<string, OrderItem>();
  for (const item of items) {
    const merchandiseItemId = item.merchandiseItemId.toLowerCase();
    const known = merged.get(merchandiseItemId);
    const quantity = (known?.quantity ?? 0) + item.quantity;
    const isSame = !known || (known.price === item.price && known.name === item.name);
    if (!isSame || quantity > SHOP_MAX_QUANTITY) {
      throw new CodedError('invalid_input', {
        fields: { items: `Please order each item once, at most ${SHOP_MAX_QUANTITY} of it` },
      });
    }
    merged.set(merchandiseItemId, { ...item, merchandiseItemId, quantity });
  }
  return [...merged.values()];
}

import { toDollars, type Cents } from '../../../src/domain/shared/money.ts';
import type { Recipient } from '../recipient.ts';
import { askPrintful, PrintfulRefusal } from './ask-printful.ts';
import { toExternalId } from './external-id.ts';
import { findPrintfulOrder } from './find-printful-order.ts';
import { printfulOrderSchema, type PrintfulOrder } from './printful-order.ts';

export interface DraftOrder {
  readonly orderId: string;
  readonly recipient: Recipient & { readonly phone: string; readonly email: string };
  readonly items: readonly {
    /** Of the owner's Printful store, where each has its design. */
    readonly printfulVariantId: number;
    readonly quantity: number;
    readonly unitPriceCents: Cents;
  }[];
}

/** "Order with this External ID already exists". */
const DUPLICATE = 'OR-13';

/**
 * Makes an order at Printful that waits for its confirmation; what an earlier try made, it finds again. Throws PrintfulRefusal,
 * PrintfulOutage: the order may then exist all the same.
 */
export async function createDraft({ orderId, recipient, items }: DraftOrder): Promise<PrintfulOrder> {
  const body = {
    external_id: toExternalId(orderId),
    shipping: 'STANDARD',
    recipient: {
      name: recipient.name,
      address1: recipient.address,
      city: recipient.city,
      state_code: recipient.state,
      country_code: 'US',
      zip: recipient.zip,
      phone: recipient.phone,
      email: recipient.email,
    },
    items: items.map(({ printfulVariantId, quantity, unitPriceCents }) => ({
      sync_variant_id: printfulVariantId,
      quantity,
      retail_price: toDollars(unitPriceCents),
    })),
  };
  try {
    return await askPrintful({ method: 'POST', path: '/orders', body }, printfulOrderSchema);
  } catch (error) {
    if (error instanceof PrintfulRefusal && error.code === DUPLICATE) return findPrintfulOrder(orderId);
    throw error;
  }
}

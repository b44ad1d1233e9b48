import * as z from 'zod/mini';
import { askPrintful, type PrintfulCall, PrintfulRefusal } from './ask-printful.ts';
import { toDollars, type Cents } from '../../../src/domain/shared/numbers/money.ts';
import type { Recipient } from '../recipient.ts';

const HEX = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/;

/** An order's id in Printful's format: at most 32 characters, so without dashes. */
export const toExternalId = (orderId: string): string => orderId.replaceAll('-', '');

/** Our order id, or null if the order is not ours. */
export const fromExternalId = (externalId: string): string | null =>
  HEX.test(externalId) ? externalId.replace(HEX, '$1-$2-$3-$4-$5') : null;

const textSchema = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value) => String(value)),
);

const shipmentSchema = z.object({
  id: textSchema,
  carrier: z._default(z.string(), ''),
  tracking_number: z._default(z.nullable(textSchema), null),
  tracking_url: z._default(z.nullable(z.string()), null),
  /** Unix time in seconds. */
  shipped_at: z._default(z.nullable(z.number()), null),
});

/** The fields of a Printful order that we read. */
const printfulOrderSchema = z.object({
  id: z.int(),
  /** draft, pending, failed, canceled, inprocess, onhold, partial, fulfilled. */
  status: z.string(),
  items: z._default(
    z.array(z.object({ sync_variant_id: z._default(z.nullable(z.int()), null), quantity: z.int() })),
    [],
  ),
  shipments: z._default(z.array(shipmentSchema), []),
});

export type PrintfulOrder = z.output<typeof printfulOrderSchema>;

const pathOf = (orderId: string) => `/orders/@${toExternalId(orderId)}` as const;

/** Printful's version of our order. Throws PrintfulRefusal (404: unknown), PrintfulOutage. */
export const findPrintfulOrder = (orderId: string): Promise<PrintfulOrder> =>
  askPrintful({ method: 'GET', path: pathOf(orderId) }, printfulOrderSchema);

export interface DraftOrder {
  readonly orderId: string;
  readonly recipient: Recipient & { readonly phone: string; readonly email: string };
  readonly items: readonly {
    /** The variant in the owner's Printful store, where each has its design. */
    readonly printfulVariantId: number;
    readonly quantity: number;
    readonly unitPriceCents: Cents;
  }[];
}

/** A call that Printful accepts for a draft only. An order that is no longer one is returned as it is. */
async function askOfDraft(orderId: string, call: PrintfulCall): Promise<PrintfulOrder> {
  try {
    return await askPrintful(call, printfulOrderSchema);
  } catch (error) {
    if (!(error instanceof PrintfulRefusal)) throw error;
    const found = await findPrintfulOrder(orderId);
    if (found.status === 'draft') throw error;
    return found;
  }
}

const namesOf = (items: PrintfulOrder['items']): string =>
  items
    .map(({ sync_variant_id, quantity }) => `${sync_variant_id} ${quantity}`)
    .toSorted()
    .join();

/** "Order with this External ID already exists". */
const DUPLICATE = 'OR-13';

/**
 * Makes a draft order at Printful, or finds the one that an earlier try made, with these items. Throws PrintfulRefusal,
 * PrintfulOutage: the order may exist anyway.
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
    if (!(error instanceof PrintfulRefusal) || error.code !== DUPLICATE) throw error;
  }
  const found = await findPrintfulOrder(orderId);
  if (found.status !== 'draft' || namesOf(found.items) === namesOf(body.items)) return found;
  // Items without Printful's own ids replace all that it has. The address stays: a person may have corrected it there.
  return askOfDraft(orderId, { method: 'PUT', path: pathOf(orderId), body: { items: body.items } });
}

/** Has Printful make and send a draft. Throws PrintfulRefusal, PrintfulOutage. */
export const confirmDraft = (orderId: string): Promise<PrintfulOrder> =>
  askOfDraft(orderId, { method: 'POST', path: `${pathOf(orderId)}/confirm` });

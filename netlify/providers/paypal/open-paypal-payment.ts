import * as z from 'zod/mini';
import { BUSINESS_NAME } from '../../../src/business/business.ts';
import type { Cents } from '../../../src/domain/shared/numbers/money.ts';
import type { Recipient } from '../recipient.ts';
import { askPaypal } from './ask-paypal.ts';
import { toMoney } from './paypal-money.ts';

export interface PaypalPaymentRequest {
  /** The same key gets the same payment. */
  readonly requestId: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly subtotalCents: Cents;
  readonly shippingCents: Cents;
  readonly taxCents: Cents;
  readonly totalCents: Cents;
  readonly items: readonly {
    readonly variantId: string;
    readonly name: string;
    readonly quantity: number;
    readonly unitPriceCents: Cents;
  }[];
  readonly recipient: Recipient;
}

const TIMEOUT_MS = 4_000;
const NAME_MAX_LENGTH = 127;

/** https://developer.paypal.com/docs/api/orders/v2/#orders_create */
function bodyOf(request: PaypalPaymentRequest) {
  const { orderId, orderNumber, subtotalCents, shippingCents, taxCents, totalCents, items, recipient } =
    request;
  const breakdown = {
    item_total: toMoney(subtotalCents),
    shipping: toMoney(shippingCents),
    tax_total: toMoney(taxCents),
  };
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: orderId,
        invoice_id: orderNumber,
        description: `Order ${orderNumber}`,
        amount: { ...toMoney(totalCents), breakdown },
        items: items.map(({ variantId, name, quantity, unitPriceCents }) => ({
          name: name.slice(0, NAME_MAX_LENGTH),
          sku: variantId,
          quantity: String(quantity),
          unit_amount: toMoney(unitPriceCents),
          category: 'PHYSICAL_GOODS',
        })),
        shipping: {
          type: 'SHIPPING',
          name: { full_name: recipient.name },
          address: {
            address_line_1: recipient.address,
            admin_area_2: recipient.city,
            admin_area_1: recipient.state,
            postal_code: recipient.zip,
            country_code: 'US',
          },
        },
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: BUSINESS_NAME,
          // We ship to the order's address, and the buyer pays at once.
          shipping_preference: 'SET_PROVIDED_ADDRESS',
          user_action: 'PAY_NOW',
        },
      },
    },
  };
}

/** Creates the payment that a buyer is asked to approve; returns its id. Throws a PaypalRefusal, unavailable. */
export async function openPaypalPayment(request: PaypalPaymentRequest): Promise<string> {
  const { id } = await askPaypal(
    {
      method: 'POST',
      path: '/v2/checkout/orders',
      body: bodyOf(request),
      requestId: request.requestId,
      timeoutMs: TIMEOUT_MS,
    },
    z.object({ id: z.string() }),
  );
  return id;
}

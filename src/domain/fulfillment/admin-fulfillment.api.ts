import type { FulfillmentState } from '../orders/order-status.ts';
import { answer, endpoint } from '../shared/contract/endpoint.ts';
import { shipmentSchema } from './shipment.schema.ts';

/**
 * Answers 201 and mails the customer. Safe to repeat with the same id. changed_since, with who was first: one of the lines was
 * already shipped, or pieces of it refunded, and `now` is what there is to ship. order_not_paid: nothing of the order may be shipped.
 */
export const sendShipmentApi = endpoint('POST /api/admin/orders/:id/shipments', {
  input: shipmentSchema,
  output: answer<{ fulfillment: FulfillmentState; toPack: boolean }>(),
  errors: ['not_found', 'order_not_paid', 'changed_since', 'idempotency_key_reused'],
  access: 'office',
  status: 201,
});

/** Fulfills a stuck order again. An order under way stays as it is. */
export const fulfillAgainApi = endpoint('POST /api/admin/orders/:id/fulfill-again', {
  output: answer<{ fulfillment: FulfillmentState }>(),
  errors: ['not_found', 'order_not_paid'],
  access: 'office',
});

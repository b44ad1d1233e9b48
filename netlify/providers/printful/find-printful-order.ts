import { askPrintful } from './ask-printful.ts';
import { toExternalId } from './external-id.ts';
import { printfulOrderSchema, type PrintfulOrder } from './printful-order.ts';

/** How Printful knows an order of ours. Throws PrintfulRefusal (404: it does not), PrintfulOutage. */
export const findPrintfulOrder = (orderId: string): Promise<PrintfulOrder> =>
  askPrintful({ method: 'GET', path: `/orders/@${toExternalId(orderId)}` }, printfulOrderSchema);

import { askPrintful, PrintfulRefusal } from './ask-printful.ts';
import { toExternalId } from './external-id.ts';
import { findPrintfulOrder } from './find-printful-order.ts';
import { printfulOrderSchema, type PrintfulOrder } from './printful-order.ts';

/** Has Printful make and send a draft. One that is confirmed already is answered as it stands. Throws PrintfulRefusal, PrintfulOutage. */
export async function confirmDraft(orderId: string): Promise<PrintfulOrder> {
  try {
    const path = `/orders/@${toExternalId(orderId)}/confirm` as const;
    return await askPrintful({ method: 'POST', path }, printfulOrderSchema);
  } catch (error) {
    if (!(error instanceof PrintfulRefusal)) throw error;
    const found = await findPrintfulOrder(orderId);
    if (found.status === 'draft') throw error;
    return found;
  }
}

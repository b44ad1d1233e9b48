import { and, eq } from 'drizzle-orm';
import type { RefundedLine } from '../../../../src/domain/orders/line-refund.ts';
import { waitsForStaff } from '../../../../src/domain/orders/order-status.ts';
import { REFUSAL_WORDS } from '../../../../src/domain/orders/refund-state.ts';
import { providerName } from '../../../../src/domain/providers/providers.ts';
import { moneyText } from '../../../../src/domain/shared/numbers/money.ts';
import type { Database } from '../../../database/client.ts';
import { refundRequests } from '../../../database/schema/funding.ts';
import { paymentMovements } from '../../../database/schema/payments.ts';
import { renderMail } from '../../../providers/mail/render-mail.ts';
import { sendMail, staffAddress } from '../../../providers/mail/send-mail.ts';
import { mailLines, staffOrderFields } from '../../orders/order-mail-parts.ts';
import { findOrder, type FoundOrder } from '../../orders/rows.ts';
import { unlistedPieces } from './refund-lines.ts';

interface FailedRefund {
  /** "refund-refused.…" */
  readonly id: string;
  readonly heading: string;
  /** What happened. */
  readonly text: string;
  /** The pieces it was for. */
  readonly lines: readonly RefundedLine[];
}

/** Tells staff that a customer doesn't have their money; replies go to the customer, who still waits for it. */
async function mailFailedRefund(found: FoundOrder, { id, heading, text, lines }: FailedRefund) {
  const { order } = found;
  const unlisted = unlistedPieces(found, lines);
  await sendMail({
    id,
    to: staffAddress(),
    replyTo: order.customerEmail,
    subject: `${heading}: order ${order.number}`,
    ...renderMail({
      heading,
      paragraphs: [
        `${text} The customer doesn’t have it.`,
        'Ask the customer for another way to pay them back, or try again on the order’s page.',
        ...(waitsForStaff(order)
          ? ['Until then the order counts as paid, and what hasn’t shipped is listed under “To ship”.']
          : []),
        ...(unlisted.length > 0
          ? [
              'The items below aren’t listed under “To ship”: the rest of them shipped, or Printful ships them. If these were left out, ship them too or refund them again.',
            ]
          : []),
      ],
      ...(unlisted.length > 0
        ? { table: { caption: 'Not under “To ship”', lines: mailLines(unlisted), totals: [] } }
        : {}),
      fields: staffOrderFields(order),
    }),
  });
}

/** Tells staff that a refund failed that was left waiting for the provider. */
export async function mailRefundRefused(db: Database, requestId: string): Promise<void> {
  const [request] = await db.select().from(refundRequests).where(eq(refundRequests.id, requestId));
  const found = request && (await findOrder(db, request.orderId));
  if (!found) return;
  const { amountCents, provider, refusal, lines } = request;
  await mailFailedRefund(found, {
    id: `refund-refused.${requestId}`,
    heading: `A refund of ${moneyText(amountCents)} failed`,
    text: `The refund for order ${found.order.number} waited for ${providerName(provider)}, and then failed. ${REFUSAL_WORDS[refusal ?? 'other']}`,
    lines,
  });
}

/** Tells staff that a refund was sent back to us. */
export async function mailRefundReversal(db: Database, movementId: string): Promise<void> {
  const [movement] = await db.select().from(paymentMovements).where(eq(paymentMovements.id, movementId));
  const found = movement && (await findOrder(db, movement.orderId));
  if (!found) return;
  const { orderId, reference, amountCents } = movement;
  const [request] = await db
    .select({ lines: refundRequests.lines })
    .from(refundRequests)
    .where(and(eq(refundRequests.orderId, orderId), eq(refundRequests.reference, reference)));
  await mailFailedRefund(found, {
    id: `refund-reversal.${movementId}`,
    heading: `A refund of ${moneyText(amountCents)} came back`,
    text: `The customer’s bank didn’t accept the refund for order ${found.order.number} and sent the money back.`,
    lines: request?.lines ?? [],
  });
}

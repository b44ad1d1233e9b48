import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { BUSINESS_NAME } from '../../../src/business/business.ts';
import { ORDER_LOOK_UP_VALID_MS } from '../../../src/business/constants.ts';
import type { Database } from '../../database/client.ts';
import { orderLookUps, orders } from '../../database/schema/orders.ts';
import { renderMail } from '../../providers/mail/render-mail.ts';
import { sendMail, staffAddress } from '../../providers/mail/send-mail.ts';
import { lookUpCode } from './look-up-code.ts';
import { callUs } from './order-mail-parts.ts';

/** Sends the code of a look-up to the order's e-mail; nothing where no order was found, or the code is spent by now. */
export async function mailLookUp(db: Database, lookUpId: string): Promise<void> {
  const [found] = await db
    .select({ number: orders.number, email: orders.customerEmail })
    .from(orderLookUps)
    .innerJoin(orders, eq(orders.id, orderLookUps.orderId))
    .where(
      and(eq(orderLookUps.id, lookUpId), isNull(orderLookUps.usedAt), gt(orderLookUps.expiresAt, sql`now()`)),
    );
  if (!found) return;
  const minutes = ORDER_LOOK_UP_VALID_MS / 60_000;
  await sendMail({
    id: `order-look-up.${lookUpId}`,
    to: found.email,
    replyTo: staffAddress(),
    subject: `Your code for order ${found.number}`,
    ...renderMail({
      heading: `Your code for order ${found.number}`,
      paragraphs: [
        `Somebody asked ${BUSINESS_NAME} to see this order. Enter this code on the page within ${minutes} minutes.`,
        'If it was not you, ignore this mail: without the code nobody sees more than before. We never ask for it on the phone.',
      ],
      fields: [{ label: 'Code', value: lookUpCode(lookUpId) }, callUs],
    }),
  });
}

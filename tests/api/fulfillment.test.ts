import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orders } from '../../netlify/database/schema/orders.ts';
import { recordRefund } from '../../netlify/services/payments/refunds/record-refund.ts';
import { STAFF_MAIL } from '../../src/business/business.ts';
import { atPrintful, mailsAbout, orderNow, paidOrder, sendAll, unpaidOrder } from '../support/paid-order.ts';
import { SITE, useServer } from '../support/server.ts';

const server = useServer();

const toStaff = (number: string) => mailsAbout(server, number).filter(({ to }) => to[0] === STAFF_MAIL.to);

// Asked: 269
test('what Printful makes goes there as a draft and is confirmed', async () => {
  const { id, number } = await paidOrder(server, 'printed');
  await sendAll(server);
  const made = atPrintful(server, id);
  expect(made).toEqual([
    expect.objectContaining({
      external_id: id.replaceAll('-', ''),
      shipping: 'STANDARD',
      status: 'pending',
      confirmations: 1,
      recipient: {
        name: 'Ada Wright',
        address1: '123 Peachtree St',
        city: 'Griffin',
        state_code: 'GA',
        country_code: 'US',
        zip: '30223',
        phone: '+17705550199',
        email: 'ada.wright@example.com',
      },
    }),
  ]);
  expect(made[0]?.items).toEqual([
    {
      sync_variant_id: expect.any(Number) as unknown,
      quantity: 2,
      retail_price: expect.stringMatching(/^\d+\.\d{2}$/) as unknown,
    },
  ]);
  expect(await orderNow(server, id)).toMatchObject({
    fulfillment: 'submitted',
    printfulOrderId: made[0]?.id,
  });
  expect(toStaff(number)).toEqual([]);
});

// Asked: 270
test('what staff send goes to staff alone, with the address', async () => {
  const { id, number } = await paidOrder(server, 'packed');
  await sendAll(server);
  expect(atPrintful(server, id)).toEqual([]);
  expect(await orderNow(server, id)).toMatchObject({ fulfillment: 'manual', printfulOrderId: null });
  const [mail, ...more] = toStaff(number);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    subject: `To ship: order ${number}`,
    replyTo: ['ada.wright@example.com'],
  });
  for (const part of [mail?.text, mail?.html]) {
    for (const fact of ['Coffee', '123 Peachtree St', 'Griffin, GA 30223', '(770) 555-0199']) {
      expect(part).toContain(fact);
    }
    // The address for events about shipments.
    expect(part).toContain(`${SITE}/admin/funding/orders?id=${id}`);
  }
});

// Asked: 270
test('an order of both goes both ways, and staff get their lines alone', async () => {
  const { id, number } = await paidOrder(server, 'mixed');
  await sendAll(server);
  expect(atPrintful(server, id)[0]?.items).toHaveLength(1);
  expect(await orderNow(server, id)).toMatchObject({ fulfillment: 'submitted' });
  const [mail] = toStaff(number);
  expect(mail?.text).toContain('2 x Gate Opener Coffee (Whole Bean)');
  expect(mail?.text?.match(/^2 x /gm)).toHaveLength(1);
});

test.each([
  ['an address that nobody could check', { addressUnchecked: true }, 'We couldn’t verify this address'],
  ['a contested payment', { disputed: true }, 'The payment is disputed'],
])('%s holds the draft until a person has looked', async (_, flags, warning) => {
  const { id, number } = await paidOrder(server, 'printed');
  await server.db.update(orders).set(flags).where(eq(orders.id, id));
  await sendAll(server);
  const [draft] = atPrintful(server, id);
  expect(draft).toMatchObject({ status: 'draft', confirmations: 0 });
  expect(await orderNow(server, id)).toMatchObject({ fulfillment: 'manual', printfulOrderId: draft?.id });
  const [mail] = toStaff(number);
  expect(mail?.text).toContain(warning);
  expect(mail?.text).toContain('on hold as a draft');
  expect(mail?.text).toContain(String(draft?.id));
});

test('what Printful refuses for good is not sent there again, and staff are told', async () => {
  const { id, number } = await paidOrder(server, 'printed', { customerName: 'Printful Refuses' });
  await sendAll(server, 3);
  expect(atPrintful(server, id)).toEqual([]);
  expect(await orderNow(server, id)).toMatchObject({ fulfillment: 'failed' });
  expect(toStaff(number).map(({ subject }) => subject)).toEqual([`Printful won’t ship order ${number}`]);
  expect(server.logged().some((line) => line.includes('fulfillment_refused') && line.includes('OR-8'))).toBe(
    true,
  );
});

test('money that went back before stops it', async () => {
  const { id, totalCents } = await paidOrder(server, 'printed');
  const refund = { provider: 'stripe', orderId: id, reference: `re_${id}`, capture: `ch_${id}` } as const;
  await recordRefund(server.db, { ...refund, amountCents: totalCents });
  await sendAll(server);
  expect(atPrintful(server, id)).toEqual([]);
  expect(await orderNow(server, id)).toMatchObject({ payment: 'refunded', fulfillment: 'none' });
});

test('money that went back in part does not', async () => {
  const { id } = await paidOrder(server, 'printed');
  const refund = { provider: 'stripe', orderId: id, reference: `re_${id}`, capture: `ch_${id}` } as const;
  await recordRefund(server.db, { ...refund, amountCents: 100 });
  await sendAll(server);
  expect(await orderNow(server, id)).toMatchObject({
    payment: 'partially_refunded',
    fulfillment: 'submitted',
  });
});

test('an order that nobody paid goes nowhere', async () => {
  const { id } = await unpaidOrder(server, 'printed');
  await sendAll(server);
  expect(atPrintful(server, id)).toEqual([]);
});

import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orderLines } from '../../netlify/database/schema/orders.ts';
import { outbox } from '../../netlify/database/schema/outbox.ts';
import { loseConnection } from '../support/database-link.ts';
import { STAFF_MAIL } from '../../src/business/business.ts';
import { moneyText } from '../../src/domain/shared/numbers/money.ts';
import { mailsAbout, paidOrder, sendAll } from '../support/paid-order.ts';
import { SITE, useServer } from '../support/server.ts';

const server = useServer();

const receiptOf = (number: string) =>
  mailsAbout(server, number).filter(({ subject }) => subject.startsWith('Your order'));

// Asked: 268
test('the customer gets one receipt with all that was ordered, what it cost and where it goes', async () => {
  const order = await paidOrder(server, 'mixed');
  await sendAll(server, 3);
  const [mail, ...more] = receiptOf(order.number);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    from: STAFF_MAIL.from,
    to: ['ada.wright@example.com'],
    replyTo: [STAFF_MAIL.to],
  });
  const lines = await server.db.select().from(orderLines).where(eq(orderLines.orderId, order.id));
  const facts = [
    order.number,
    ...lines.flatMap(({ name, size, unitPriceCents }) => [name, size, moneyText(unitPriceCents * 2)]),
    moneyText(order.subtotalCents),
    '$8.99',
    moneyText(order.taxCents),
    moneyText(order.totalCents),
    '123 Peachtree St',
    'Griffin, GA 30223',
    `${SITE}/order-confirmation?orderId=${order.id}`,
    `${SITE}/order-lookup`,
    '(770) 555-0177',
  ];
  for (const fact of facts) {
    expect(mail?.text).toContain(fact);
    expect(mail?.html).toContain(fact);
  }
});

test('a receipt has a line of tax only where tax was charged', async () => {
  const taxed = await paidOrder(server);
  const { subtotalCents = 0, shippingCents = 0 } = taxed;
  const totalCents = subtotalCents + shippingCents;
  const untaxed = await paidOrder(server, 'printed', { taxCents: 0, totalCents });
  await sendAll(server);
  expect(receiptOf(taxed.number)[0]?.text).toMatch(/\bTax\b/);
  expect(receiptOf(untaxed.number)[0]?.text).toMatch(/\bTotal\b/);
  expect(receiptOf(untaxed.number)[0]?.text).not.toMatch(/\bTax\b/);
});

test('its table has a caption, and its heads say what they are the heads of', async () => {
  const { number } = await paidOrder(server);
  await sendAll(server);
  const html = receiptOf(number)[0]?.html ?? '';
  expect(html).toMatch(/<html lang="en">.*<title>[^<]+<\/title>.*<h1 /);
  expect(html).toMatch(/<caption [^>]+>What you ordered<\/caption>/);
  expect(html.match(/<th scope="col"/g)).toHaveLength(3);
  expect(html).not.toMatch(/<th (?!scope=)/);
});

test('what a customer types is text in every mail about the order, and adds no header and no line', async () => {
  const { number } = await paidOrder(server, 'packed', {
    customerName: '<script>alert(1)</script>',
    shippingAddress: '1 "Main" & <b>Bold</b> St',
  });
  await sendAll(server, 3);
  const mails = mailsAbout(server, number);
  expect(mails.map(({ to }) => to[0]).toSorted()).toEqual(['ada.wright@example.com', STAFF_MAIL.to]);
  for (const { html, text } of mails) {
    expect(html).not.toMatch(/<script|<b>/);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('1 &quot;Main&quot; &amp; &lt;b&gt;Bold&lt;/b&gt; St');
    expect(text).toContain('\n    1 "Main" & <b>Bold</b> St');
  }
});

test('a receipt that is sent twice is recognisable', async () => {
  const { id, number } = await paidOrder(server);
  server.mail.hold({ after: loseConnection }, 1);
  await sendAll(server, 1);
  await sendAll(server, 1);
  expect(receiptOf(number)).toHaveLength(2);
  const raw = (await server.rawMails()).map((mail) => mail.replaceAll(/\r\n\s+/g, ' '));
  expect(raw.filter((mail) => mail.includes(`<order-receipt.${id}@example.com>`))).toHaveLength(2);
});

test('with the mail server down the receipt waits', async () => {
  await server.mail.down();
  const { id, number } = await paidOrder(server);
  await sendAll(server, 1);
  await server.mail.up();
  expect(receiptOf(number)).toEqual([]);
  const rows = await server.db.select().from(outbox).where(eq(outbox.subjectId, id));
  expect(rows.find(({ kind }) => kind === 'order_receipt_mail')).toMatchObject({ state: 'pending' });
  await sendAll(server, 1);
  expect(receiptOf(number)).toHaveLength(1);
});

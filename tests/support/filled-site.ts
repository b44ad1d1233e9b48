import { execFileSync } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import quotesFunction from '../../netlify/functions/quotes.ts';
import ordersFunction from '../../netlify/functions/orders.ts';
import { redeemReward } from '../../netlify/services/rewards/redeem-reward.ts';
import { createInquiryApi } from '../../src/domain/inquiries/inquiries.api.ts';
import { lookUpOrderApi } from '../../src/domain/orders/orders.api.ts';
import { inNewYork } from '../../src/domain/shared/time/new-york-time.ts';
import { ROOT } from '../../tools/root.ts';
import { callApi } from './call.ts';
import { paidCardOrder, startCardOrder } from './card-order.ts';
import { inquiryBody } from './inquiry.ts';
import { cardBody, cartOf, cookiesOf, walletBody } from './order.ts';
import { paidOrder, sendAll, unpaidOrder } from './paid-order.ts';
import { startPaypalOrder } from './paypal-order.ts';
import { confirmedRequest, privacyBody } from './privacy.ts';
import { quoteAwaitingPhoto } from './photo.ts';
import { picture } from './pictures.ts';
import { callbackOf, pickupOf, quoteBody } from './quote.ts';
import { offerBody } from './offer.ts';
import { addReward } from './rewards-books.ts';
import { customerWith, newCustomerBody } from './rewards.ts';
import type { TestServer } from './server.ts';
import { signedOut, signIn } from './sign-in.ts';
import { posTicketOf, ticketOf } from './ticket.ts';
import { settled } from './wait-until.ts';
import { carBody } from './vehicle.ts';

/** Some ids of each table, by table name. */
export async function idsIn({ db }: TestServer, most = 5): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'id' and data_type = 'uuid'`);
  const found = tables.map(async ({ name }) => {
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from ${sql.identifier(name)} limit ${most}`,
    );
    return [name, rows.map(({ id }) => id)] as const;
  });
  return new Map(await Promise.all(found));
}

async function withVoucher({ db }: TestServer, dateOfBirth = '1980-02-29') {
  const customer = await customerWith(db, 900_000_000, {
    dateOfBirth,
    dateOfBirthSetAt: new Date(0),
  });
  const { id: rewardId } = await addReward(db, { pointsCost: 1 });
  await redeemReward(db, { customerId: customer.id, rewardId, requestKey: null });
  return customer;
}

/** The cookie of a sign-in that still owes its second step. */
async function halfSignedIn(server: TestServer): Promise<string> {
  const { email } = await signedOut(server, 'owner');
  return cookiesOf(await signIn(email));
}

const parsed = (events: readonly { readonly body: string }[]) =>
  events.map(({ body }) => JSON.parse(body) as unknown);

/**
 * Fills a site with a few things of each kind. Returns what a stranger would need to know to get far: ids, numbers,
 * and, by a contract's name, bodies whose parts fit one another.
 */
export async function fillSite(server: TestServer) {
  const { db, mocks, repository } = server;
  await cp(join(ROOT, 'src/content'), join(repository, 'src/content'), { recursive: true });
  execFileSync('git', ['-C', repository, 'init', '--quiet']);
  for (const mock of [mocks.stripe, mocks.paypal, mocks.printful]) mock.webhooks.use('lose');
  const customers = [
    await withVoucher(server),
    await withVoucher(server),
    await withVoucher(server, inNewYork(new Date()).date),
  ];
  const phones = customers.map(({ phone }) => phone);
  const photos = [await quoteAwaitingPhoto(), await quoteAwaitingPhoto({ location: 'newnan' })];
  await callApi(quotesFunction, createInquiryApi, { body: inquiryBody() });
  for (const kind of ['copy', 'correction', 'deletion'] as const)
    await confirmedRequest(db, { kind, email: 'nobody@example.com' });
  const waiting = [await startCardOrder(server), await startCardOrder(server)];
  const paid = await paidCardOrder(server);
  const wallets = [await startPaypalOrder(server), await startPaypalOrder(server)];
  for (const { paypalOrderId } of wallets.slice(1)) mocks.paypal.approve(paypalOrderId);
  const printed = await paidOrder(server);
  const packed = await paidOrder(server, 'packed');
  const { number } = await unpaidOrder(server);
  await sendAll(server);
  mocks.printful.ship(printed.id);
  const lookUp = { orderNumber: packed.number, email: packed.customerEmail };
  await callApi(ordersFunction, lookUpOrderApi, { body: lookUp });
  await settled();

  const cart = await cartOf(db);
  return {
    ids: await idsIn(server),
    customerIds: customers.map(({ id }) => id),
    phones,
    photoTokens: photos.map(({ token }) => token),
    numbers: [number, packed.number],
    intents: [...waiting, paid].map(({ intentId }) => intentId),
    paypalOrders: wallets.map(({ paypalOrderId }) => paypalOrderId),
    cookies: [`${wallets[0]?.cookie}; ${await halfSignedIn(server)}`],
    pictures: [await picture(), await picture('png', 20, 20)],
    bodies: new Map<string, readonly unknown[]>([
      ['createOrderApi', [walletBody(cart)]],
      ['createPaymentIntentApi', [cardBody(cart)]],
      [
        'createQuoteRequestApi',
        [
          quoteBody({ pickup: pickupOf(), vehicle: carBody({ handover: 'pickup' }) }),
          quoteBody({ callback: callbackOf() }),
        ],
      ],
      ['sendOfferApi', [offerBody(), offerBody({ lines: [], sumCents: 40_000 })]],
      ['createCustomerApi', [newCustomerBody()]],
      ['createPrivacyRequestApi', [privacyBody(), privacyBody({ kind: 'correction', details: 'My name' })]],
      ['createInquiryApi', [inquiryBody()]],
      ['recordTicketApi', [ticketOf({ customerId: customers[0]?.id ?? null, number: '77' }), ticketOf()]],
      ['previewTicketsApi', [{ tickets: [posTicketOf({ phone: phones[0] ?? '' }), posTicketOf()] }]],
      ['importTicketsApi', [{ tickets: [posTicketOf({ phone: phones[0] ?? '' }), posTicketOf()] }]],
      ['posWebhookApi', [posTicketOf({ phone: phones[0] ?? '', total: '45.03' }), posTicketOf()]],
      ['stripeWebhookApi', parsed(mocks.stripe.webhooks.sent)],
      ['paypalWebhookApi', parsed(mocks.paypal.webhooks.sent)],
      ['printfulWebhookApi', parsed(mocks.printful.webhooks.sent)],
    ]),
  };
}

export type FilledSite = Awaited<ReturnType<typeof fillSite>>;

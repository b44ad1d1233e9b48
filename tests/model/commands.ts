import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { orderLines, orders, stockHolds } from '../../netlify/database/schema/orders.ts';
import { privacyRequests } from '../../netlify/database/schema/privacy.ts';
import { quoteRequests } from '../../netlify/database/schema/quotes.ts';
import { parseInput } from '../../netlify/lib/read-request.ts';
import { POINT_OF_SALE } from '../../netlify/services/audit/record-audit.ts';
import { fulfilAgain } from '../../netlify/services/fulfilment/fulfil-again.ts';
import { fulfilOrder } from '../../netlify/services/fulfilment/fulfil-order.ts';
import { sendShipment } from '../../netlify/services/fulfilment/send-shipment.ts';
import { decideOffer } from '../../netlify/services/offers/decide-offer.ts';
import { sendOffer } from '../../netlify/services/offers/send-offer.ts';
import { withdrawOffer } from '../../netlify/services/offers/withdraw-offer.ts';
import { createWalletOrder } from '../../netlify/services/orders/create-wallet-order.ts';
import { capturePaypalOrder } from '../../netlify/services/payments/capture-paypal-order.ts';
import { createCardOrder } from '../../netlify/services/payments/create-card-order.ts';
import { createPaypalOrder } from '../../netlify/services/payments/create-paypal-order.ts';
import { followCardPayment } from '../../netlify/services/payments/follow-card-payment.ts';
import { reconcilePayments } from '../../netlify/services/payments/reconcile-payments.ts';
import { refundOrder } from '../../netlify/services/payments/refund-order.ts';
import { resumeCardPayment } from '../../netlify/services/payments/resume-card-payment.ts';
import { takeStripeNotice } from '../../netlify/services/payments/take-stripe-notice.ts';
import { setPrices } from '../../netlify/services/prices/set-prices.ts';
import { undoPrices } from '../../netlify/services/prices/undo-prices.ts';
import { copyPersonalData } from '../../netlify/services/privacy/copy-personal-data.ts';
import { deletePersonalData } from '../../netlify/services/privacy/delete-personal-data.ts';
import { changeProduct } from '../../netlify/services/products/change-product.ts';
import { findProduct } from '../../netlify/services/products/rows.ts';
import { setProductPrices } from '../../netlify/services/products/set-product-prices.ts';
import { setQuoteState } from '../../netlify/services/quotes/set-quote-state.ts';
import { adjustPoints } from '../../netlify/services/rewards/adjust-points.ts';
import { claimBirthday } from '../../netlify/services/rewards/claim-birthday.ts';
import { honourVoucher, undoVoucher } from '../../netlify/services/rewards/close-voucher.ts';
import { mergeCustomers } from '../../netlify/services/rewards/merge-customers.ts';
import { redeemReward } from '../../netlify/services/rewards/redeem-reward.ts';
import { releasePhone } from '../../netlify/services/rewards/release-phone.ts';
import { releaseLapsed } from '../../netlify/services/stock/release-lapsed.ts';
import { recordTicket } from '../../netlify/services/tickets/record-ticket.ts';
import { takePosTickets } from '../../netlify/services/tickets/take-pos-tickets.ts';
import { voidTicket } from '../../netlify/services/tickets/void-ticket.ts';
import { toDollars } from '../../src/domain/shared/money.ts';
import { addDays, inNewYork } from '../../src/domain/shared/new-york-time.ts';
import { guessLayout } from '../../src/domain/tickets/pos-layout.ts';
import { readPosFile } from '../../src/domain/tickets/pos-file.ts';
import { posTicketSchema, type PosTicketInput } from '../../src/domain/tickets/pos-ticket.schema.ts';
import { eventsOf } from '../support/card-order.ts';
import { offerBody } from '../support/offer.ts';
import { cardBody, totalsOf, walletBody } from '../support/order.ts';
import { confirmedRequest } from '../support/privacy.ts';
import { quoteRow } from '../support/stored-quote.ts';
import { ticketLine, ticketOf } from '../support/ticket.ts';
import { compareBooks } from './compare.ts';
import { centsOf, type Offer, type Order, PlainBooks, type Sale, type Ticket } from './plain-books.ts';
import { REWARDS, type Walk } from './walk.ts';

/** What a call came to: 'done', or the code of its refusal. */
async function outcomeOf(work: () => Promise<unknown>): Promise<string> {
  try {
    await work();
    return 'done';
  } catch (error) {
    if (error instanceof Error && error.name === 'CodedError') return (error as Error & { code: string }).code;
    throw error;
  }
}

type Deed = (model: PlainBooks, real: Walk) => Promise<void>;

/** One step: what the model says and what the functions do must come to the same, and so must everything stored. */
class Step implements fc.AsyncCommand<PlainBooks, Walk> {
  readonly name: string;
  readonly isReady: (model: PlainBooks) => boolean;
  readonly deed: Deed;
  constructor(name: string, isReady: (model: PlainBooks) => boolean, deed: Deed) {
    this.name = name;
    this.isReady = isReady;
    this.deed = deed;
  }
  check(model: Readonly<PlainBooks>): boolean {
    return this.isReady(model as PlainBooks);
  }
  async run(model: PlainBooks, real: Walk): Promise<void> {
    await this.deed(model, real);
    await compareBooks(model, real);
  }
  toString(): string {
    return this.name;
  }
}

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
const agree = async (expected: string, work: () => Promise<unknown>) =>
  expect(await outcomeOf(work)).toBe(expected);

const index = fc.nat(11);
const account = fc.nat(2);

/** Days before today; the counter takes those of a week. */
const DAYS = [100, 71, 45, 38, 20, 15, 6, 5, 3, 2, 1] as const;
const GROSS = [10, 75, 222.25, 1_000] as const;
/** Every time a number is used, it is in the same minute of the same day: it is the same sale, or somebody's mistake. */
const saleOf = (real: Walk, day: number, number: number, gross: number): Sale => ({
  number: number < 0 ? '' : `${real.mark}${number}`,
  day: addDays(inNewYork(real.now).date, -at(DAYS, day)),
  minute: `${number < 0 ? `1${gross}` : '09'}:${String((Math.max(number, 0) % 6) + 10 * gross).padStart(2, '0')}`,
  gross: at(GROSS, gross),
  price: 4.5,
});

interface Spelling {
  readonly decimals: number;
  readonly spaced: boolean;
  readonly file: number;
  readonly paidBy: 'check' | null;
}
const spelling: fc.Arbitrary<Spelling> = fc.record({
  decimals: fc.nat(2),
  spaced: fc.boolean(),
  file: fc.nat(2),
  paidBy: fc.constantFrom('check', null),
});

const spelled = (value: number, decimals: number): string =>
  decimals === 0 ? String(value) : Number(value).toFixed(Math.max(decimals + 1, String(value).split('.')[1]?.length ?? 0));

function sentTicket(real: Walk, sale: Sale, phone: string, { decimals, spaced, paidBy }: Spelling): PosTicketInput {
  return {
    yardId: 'griffin',
    number: spaced ? ` ${sale.number.toLowerCase()} ` : sale.number,
    soldAt: `${sale.day}T${sale.minute}`,
    phone: spaced ? phone.slice(2) : phone,
    paidBy,
    total: toDollars(centsOf(sale)),
    lines: [
      { metalType: real.metal, unit: 'lb', gross: spelled(sale.gross, decimals), price: spelled(sale.price, decimals) },
    ],
  };
}

const TIMES = [
  ({ day, minute }: Sale) => `${day} ${minute}`,
  ({ day, minute }: Sale) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)} ${Number(minute.slice(0, 2))}:${minute.slice(3)} ${minute < '12' ? 'AM' : 'PM'}`,
  ({ day, minute }: Sale) => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}/${day.slice(0, 4)} ${Number(minute.slice(0, 2))}:${minute.slice(3)}:00`,
] as const;

/** The same as a file of a point of sale says it, read as the import's page does. */
function filedTicket(real: Walk, sale: Sale, phone: string, { decimals, spaced, file }: Spelling): PosTicketInput {
  const head = ['Ticket Number', 'Date', 'Phone', 'Grade', 'Gross', 'Unit', 'Price', 'Total'];
  const [, digits = ''] = /^\+1(\d+)$/.exec(phone) ?? [];
  const row = [
    spaced ? ` ${sale.number} ` : sale.number,
    at(TIMES, file)(sale),
    digits && (spaced ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : digits),
    real.metal,
    spelled(sale.gross, decimals),
    'lb',
    spelled(sale.price, decimals),
    toDollars(centsOf(sale)),
  ];
  const grades = [{ metalType: real.metal, name: real.metal, nameEs: null, unit: 'lb', price: '4.50' }];
  const [found] = readPosFile({ head, headRow: 1, rows: [row] }, { ...guessLayout(head), yardId: 'griffin' }, grades);
  if (!found?.ticket) throw new Error(`The file was not read: ${JSON.stringify(found)}`);
  return found.ticket;
}

const step = (name: string, deed: Deed, isReady: (model: PlainBooks) => boolean = () => true) =>
  new Step(name, isReady, deed);

/** The same sale again, from the counter, a file or the webhook. */
export const counterSale = fc
  .tuple(fc.nat(4), fc.integer({ min: -1, max: 5 }), fc.nat(3), fc.nat(3), fc.nat(3))
  .map(([day, number, gross, who, offerIndex]) =>
    step(`counter(day -${at(DAYS, day + 6)}, no ${number}, ${at(GROSS, gross)} lb, customer ${who})`, async (model, real) => {
      const sale = saleOf(real, day + 6, number, gross);
      // Which of a void ticket's number a counter may use again is for staff to say: only what is no longer the same sale.
      if (model.tickets.some((each) => each.sale.number !== '' && each.sale.number === sale.number && each.isVoid)) return;
      const accepted = model.offers.filter(({ state }) => state === 'accepted');
      const offer = offerIndex === 0 && accepted.length > 0 ? at(accepted, day) : null;
      const seller = who === 3 ? null : at(model.accounts, who);
      const ticketId = randomUUID();
      const expected = model.sell(sale, seller, offer, ticketId);
      const input = ticketOf({
        ticketId,
        number: sale.number,
        soldAt: `${sale.day}T${sale.minute}`,
        customerId: seller?.id ?? null,
        offerId: offer?.id ?? null,
        lines: [ticketLine({ metalType: real.metal, gross: spelled(sale.gross, gross % 2), price: '4.50' })],
        totalCents: centsOf(sale),
      });
      await agree(expected, () => recordTicket(real.db, real.staff, input, real.now));
    }),
  );

const posSale = (source: 'import' | 'webhook') =>
  fc
    .tuple(fc.nat(10), fc.nat(5), fc.nat(3), fc.nat(3), spelling)
    .map(([day, number, gross, who, how]) =>
      step(
        `${source}(day -${at(DAYS, day)}, no ${number}, ${at(GROSS, gross)} lb, customer ${who}, ${JSON.stringify(how)})`,
        async (model, real) => {
          const sale = saleOf(real, day, number, gross);
          const phone = who === 3 ? '' : at(model.accounts, who).phone;
          const sent = (source === 'import' ? filedTicket : sentTicket)(real, sale, phone, how);
          const ticket = await parseInput(posTicketSchema, sent);
          const id = randomUUID();
          const expected = model.take(sale, phone, source, id);
          const actor = source === 'import' ? real.owner : POINT_OF_SALE;
          const [outcome] = await takePosTickets(real.db, { actor, source }, [ticket], real.now);
          expect({ state: outcome?.state, fault: outcome?.fault }).toEqual({ state: expected, fault: null });
          if (expected !== 'new') return;
          // The functions choose the id: the model's follows.
          const stored = await real.server.db.execute<{ id: string }>(
            sql`select id from tickets where ticket_no = ${sale.number} and sold_on = ${sale.day} and voided_at is null`,
          );
          Object.assign(model.tickets.at(-1) as Ticket, { id: stored.rows[0]?.id });
        },
      ),
    );
export const importSale = posSale('import');
export const webhookSale = posSale('webhook');

export const voidIt = index.map((n) =>
  step(
    `void(${n})`,
    async (model, real) => {
      const ticket = at(model.tickets, n);
      model.void(ticket);
      await agree('done', () => voidTicket(real.db, real.staff, ticket.id, 'Weighed wrong'));
    },
    ({ tickets }) => tickets.length > 0,
  ),
);

export const redeem = fc.tuple(account, fc.nat(2)).map(([who, which]) =>
  step(`redeem(customer ${who}, ${at(REWARDS, which).cost})`, async (model, real) => {
    const customer = at(model.accounts, who);
    const { cost, tier } = at(REWARDS, which);
    const rewardId = at(real.rewardIds, which);
    const expected = model.redeem(customer, cost, tier);
    await agree(expected, async () => {
      const { id } = await redeemReward(real.db, { customerId: customer.id, rewardId, requestKey: randomUUID() });
      model.vouchers.push({ id, owner: customer.mergedInto ?? customer, cost, state: 'issued' });
    });
  }),
);

const closing = (state: 'honoured' | 'undone', work: typeof undoVoucher | typeof honourVoucher) =>
  index.map((n) =>
    step(
      `${state === 'undone' ? 'undo' : 'honor'}(${n})`,
      async (model, real) => {
        const voucher = at(model.vouchers, n);
        await agree(model.close(voucher, state), () => work(real.db, real.staff, voucher.id));
      },
      ({ vouchers }) => vouchers.length > 0,
    ),
  );
export const undo = closing('undone', undoVoucher);
export const honor = closing('honoured', honourVoucher);

export const adjust = fc.tuple(account, fc.constantFrom(-3_000, -200, 300, 5_000)).map(([who, points]) =>
  step(`adjust(customer ${who}, ${points})`, async (model, real) => {
    const customer = at(model.accounts, who);
    const adjustment = { id: randomUUID(), points, reason: 'Put right' };
    await agree(model.adjust(customer, points), () => adjustPoints(real.db, real.staff, customer.id, adjustment));
  }),
);

export const birthday = fc
  .tuple(account, fc.constantFrom('2025-02-28', '2028-02-28', '2028-02-29', '2026-06-15', '2025-06-15'))
  .map(([who, day]) =>
    step(`birthday(customer ${who}, ${day})`, async (model, real) => {
      const customer = at(model.accounts, who);
      const now = new Date(`${day}T17:00:00Z`);
      await agree(model.claimBirthday(customer, day), () => claimBirthday(real.db, customer.id, now));
    }),
  );

export const merge = fc.tuple(account, account).map(([one, other]) =>
  step(`merge(${other} into ${one})`, async (model, real) => {
    const [kept, gone] = [at(model.accounts, one), at(model.accounts, other)];
    await agree(model.merge(kept, gone), async () => mergeCustomers(real.db, real.staff, kept.id, gone.id));
  }),
);

export const release = fc.tuple(account, account).map(([who, whose]) =>
  step(`release(number of ${whose} at ${who})`, async (model, real) => {
    const [holder, { phone }] = [at(model.accounts, who), at(model.accounts, whose)];
    await agree(model.release(holder, phone), () =>
      releasePhone(real.db, real.staff, holder.id, { phone, reason: 'The number has a new owner' }),
    );
  }),
);

const PRICES = [4.5, 4.6, 4.41, 4.55];
export const changePrices = fc.nat(3).map((n) =>
  step(`price(${at(PRICES, n)})`, async (model, real) => {
    const id = randomUUID();
    const price = at(PRICES, n);
    model.setPrice(price, id);
    const input = { id, prices: [{ metalType: real.metal, price: price.toFixed(2) }], publishAt: null, confirmed: true };
    await agree('done', () => setPrices(real.db, real.owner, input));
  }),
);
export const undoPriceChange = index.map((n) =>
  step(
    `undo price(${n})`,
    async (model, real) => {
      const ours = model.batches.filter(({ id }) => id !== '');
      const batch = at(ours, n);
      await agree(model.undoPrice(model.batches.indexOf(batch)), () => undoPrices(real.db, real.owner, batch.id));
    },
    ({ batches }) => batches.some(({ id }) => id !== ''),
  ),
);

// The shop.

const METHODS = ['card', 'paypal'] as const;
const keyOf = (real: Walk, browser: number) => `${real.mark}-browser-${browser}`;
let addresses = 0;

export const place = fc.tuple(fc.nat(1), fc.nat(2), fc.nat(1), fc.integer({ min: 1, max: 3 })).map(([how, browser, which, quantity]) =>
  step(`place(${at(METHODS, how)}, browser ${browser}, ${quantity} of kind ${which})`, async (model, real) => {
    const kind = at(model.kinds, which);
    const method = at(METHODS, how);
    const item = { merchandiseItemId: kind.id, quantity, price: toDollars(kind.price), name: real.itemName };
    const { totalCents } = totalsOf([item], method);
    addresses += 1;
    const sender = {
      address: `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`,
      checkoutKey: keyOf(real, browser),
      idempotencyKey: randomUUID(),
    };
    const made: Omit<Order, 'id'> = {
      method,
      browser,
      lines: [{ kind, quantity, price: kind.price }],
      total: totalCents,
      madeAt: model.clock,
      holds: new Map(),
      payment: 'pending',
      fulfilment: 'none',
      paymentId: '',
      isOverThere: false,
      isApproved: false,
      paid: 0,
      refunded: 0,
      lost: 0,
      dispute: 'none',
      isShort: false,
      isSent: false,
    };
    if (method === 'paypal') {
      const { id } = await createWalletOrder(real.db, walletBody([item]), sender);
      model.orders.push({ ...made, id });
      return;
    }
    const order = { ...made, id: randomUUID() };
    model.orders.push(order);
    const expected = model.reserve(order);
    if (expected !== 'done') model.orders.pop();
    await agree(expected, async () => {
      const { orderId, clientSecret } = await createCardOrder(real.db, cardBody([item]), sender);
      Object.assign(order, { id: orderId, paymentId: clientSecret.split('_secret_')[0] });
    });
  }),
);

const some = (isIt: (order: Order) => boolean) => (model: PlainBooks) => model.orders.some(isIt);
const onOrder = (name: string, isIt: (order: Order) => boolean, deed: (order: Order, model: PlainBooks, real: Walk) => Promise<void>) =>
  index.map((n) =>
    step(`${name}(${n})`, async (model, real) => deed(at(model.orders.filter(isIt), n), model, real), some(isIt)),
  );

/** The browser asks for the payment of its order once more. */
export const askToPay = onOrder('ask to pay', () => true, async (order, model, real) => {
  const expected = model.refusalOf(order) ?? model.reserve(order);
  const checkoutKey = keyOf(real, order.browser);
  await agree(expected, async () => {
    if (order.method === 'card') {
      await resumeCardPayment(real.db, { orderId: order.id, checkoutKey });
      return;
    }
    const { id } = await createPaypalOrder(real.db, { amount: toDollars(order.total), orderId: order.id, checkoutKey });
    order.paymentId = id;
  });
});

const isOpen = (order: Order) => order.paymentId !== '' && PlainBooks.isPayable(order) && !order.isOverThere;

export const payIt = onOrder('pay', isOpen, async (order, model, real) => {
  const { stripe, paypal } = real.server.mocks;
  if (order.method === 'card') {
    stripe.pay(order.paymentId);
    await followCardPayment(real.db, order.paymentId);
  } else {
    paypal.approve(order.paymentId);
    await capturePaypalOrder(real.db, { paypalOrderId: order.paymentId, checkoutKey: keyOf(real, order.browser) });
  }
  model.pay(order);
});

export const decline = onOrder('decline', (order) => isOpen(order) && order.method === 'card', async (order, _model, real) => {
  real.server.mocks.stripe.decline(order.paymentId);
  await followCardPayment(real.db, order.paymentId);
  order.payment = 'failed';
});

export const process = onOrder('process', (order) => isOpen(order) && order.method === 'card', async (order, _model, real) => {
  real.server.mocks.stripe.process(order.paymentId);
  await followCardPayment(real.db, order.paymentId);
  order.payment = 'processing';
});

export const finish = onOrder('finish', ({ payment }) => payment === 'processing', async (order, model, real) => {
  real.server.mocks.stripe.finish(order.paymentId);
  await followCardPayment(real.db, order.paymentId);
  model.pay(order);
});

export const refund = fc.tuple(index, fc.constantFrom(1, 0.5, 0.3)).map(([n, part]) =>
  step(
    `refund(${n}, ${part})`,
    async (model, real) => {
      const order = at(model.orders, n);
      if (order.dispute === 'open' || order.dispute === 'lost') return;
      const amountCents = Math.max(1, Math.round(order.total * part));
      const expected = model.refund(order, amountCents);
      await agree(expected, () =>
        refundOrder(real.db, real.owner, order.id, { id: randomUUID(), amountCents, reason: 'Broken' }),
      );
    },
    ({ orders: all }) => all.length > 0,
  ),
);

export const fulfil = onOrder('fulfil', () => true, async (order, _model, real) => {
  if (order.fulfilment === 'queued') order.fulfilment = order.payment === 'refunded' ? 'none' : 'manual';
  await fulfilOrder(real.db, order.id);
});

export const ship = onOrder('ship', ({ paid, isSent }) => paid > 0 && !isSent, async (order, model, real) => {
  const lines = await real.db.select({ id: orderLines.id }).from(orderLines).where(eq(orderLines.orderId, order.id));
  const shipment = {
    id: randomUUID(),
    lineIds: lines.map(({ id }) => id),
    carrier: 'ups',
    trackingNumber: '1Z999AA10123456784',
  } as const;
  await agree(model.send(order), () => sendShipment(real.db, real.staff, order.id, shipment));
});

export const fulfilOnceMore = onOrder('fulfil again', ({ paid }) => paid > 0, async (order, model, real) => {
  await agree(model.fulfilAgain(order), () => fulfilAgain(real.db, real.owner, order.id));
});

const isByCard = ({ method, paid }: Order) => method === 'card' && paid > 0;
const tellDispute = async (order: Order, real: Walk) => {
  for (const { body } of eventsOf(real.server, order.paymentId, 'charge.dispute')) {
    const { id, type, data } = JSON.parse(body) as { id: string; type: string; data: { object: { id: string } } };
    await takeStripeNotice(real.db, { id, type, paymentId: order.paymentId, disputeId: data.object.id });
  }
};
export const dispute = onOrder('dispute', (order) => isByCard(order) && order.dispute === 'none' && order.payment !== 'refunded', async (order, _model, real) => {
  real.server.mocks.stripe.dispute(order.paymentId);
  order.dispute = 'open';
  await tellDispute(order, real);
});
const endDispute = (result: 'won' | 'lost') =>
  onOrder(`dispute ${result}`, (order) => order.dispute === 'open', async (order, model, real) => {
    real.server.mocks.stripe.closeDispute(order.paymentId, result);
    order.dispute = result;
    if (result === 'lost') {
      order.lost = order.total - order.refunded;
      model.restate(order);
    }
    await tellDispute(order, real);
  });
export const disputeWon = endDispute('won');
export const disputeLost = endDispute('lost');

/** What the product's form sends. `seen` is what its page showed. */
async function saveCount(real: Walk, kindId: string, count: number): Promise<void> {
  const product = await findProduct(real.db, real.itemId);
  if (!product) throw new Error('no product');
  const { id: _, slug: _slug, pageVersion: _page, kinds, ...facts } = product;
  await changeProduct(real.db, real.owner, real.itemId, {
    ...facts,
    kinds: kinds.map(({ reserved: _reserved, stock, ...kind }) => ({
      ...kind,
      stock: kind.id === kindId ? count : stock,
      stockSeen: stock,
    })),
  });
}
export const recount = fc.tuple(fc.nat(1), fc.nat(6)).map(([which, count]) =>
  step(`count(kind ${which}, ${count})`, async (model, real) => {
    const kind = at(model.kinds, which);
    kind.counted += count - kind.shelf;
    kind.shelf = count;
    await saveCount(real, kind.id, count);
  }),
);

export const shopPrice = fc.tuple(fc.nat(1), fc.constantFrom(1_000, 1_500, 2_000)).map(([which, price]) =>
  step(`shop price(kind ${which}, ${price})`, async (model, real) => {
    const kind = at(model.kinds, which);
    await setProductPrices(real.db, real.owner, [{ kindId: kind.id, beforeCents: kind.price, afterCents: price }]);
    kind.price = price;
  }),
);

// Offers.

export const request = fc.nat(2).map((who) =>
  step(`request(customer ${who})`, async (model, real) => {
    const { phone, email } = at(model.accounts, who);
    const row = quoteRow({ phone, email, lastName: `Asker-${real.mark}${who}-` });
    await real.server.db.insert(quoteRequests).values(row);
    model.quotes.push({ id: row.id, state: 'new', isWonByHand: false });
  }, ({ quotes }) => quotes.length < 3),
);

export const offer = index.map((n) =>
  step(`offer(${n})`, async (model, real) => {
    const quote = at(model.quotes, n);
    const id = randomUUID();
    const from = Math.max(0, ...model.offers.filter((each) => each.quote === quote).map(({ version }) => version));
    const input = { ...offerBody({ id, from, validMinutes: 1_440 }), confirmed: false } as Parameters<typeof sendOffer>[3];
    await agree(model.offer(quote, id), () => sendOffer(real.db, real.staff, quote.id, input));
  }, ({ quotes }) => quotes.length > 0),
);

const onOffer = (name: string, deed: (offer: Offer, model: PlainBooks, real: Walk) => Promise<void>) =>
  index.map((n) =>
    step(`${name}(${n})`, async (model, real) => deed(at(model.offers, n), model, real), ({ offers }) => offers.length > 0),
  );
const decision = (how: 'accept' | 'decline') =>
  onOffer(`${how} offer`, async (each, model, real) => {
    const answer = {
      version: each.version,
      decision: how,
      name: how === 'accept' ? 'Ada Wright' : '',
      agreed: ['photo_id', 'our_scale_decides'],
      reason: how === 'decline' ? 'other' : null,
    } as Parameters<typeof decideOffer>[2];
    await agree(model.decide(each, how === 'accept' ? 'accepted' : 'declined'), () => decideOffer(real.db, each.id, answer));
  });
export const accept = decision('accept');
export const turnDown = decision('decline');
export const withdraw = onOffer('withdraw offer', async (each, model, real) => {
  await agree(model.withdraw(each), () => withdrawOffer(real.db, real.staff, each.id));
});
export const winByHand = index.map((n) =>
  step(`win by hand(${n})`, async (model, real) => {
    const quote = at(model.quotes, n);
    if (quote.state === 'won') return;
    const change = { from: quote.state, to: 'won', wonCents: 50_000 } as const;
    model.winByHand(quote);
    await agree('done', () => setQuoteState(real.db, real.staff, quote.id, change));
  }, ({ quotes }) => quotes.length > 0),
);

// Personal data.

/** A copy, by the number that the person confirmed: nothing in it may name anybody else of the walk. */
export const copy = account.map((who) =>
  step(`copy(customer ${who})`, async (model, real) => {
    const asker = at(model.accounts, who);
    const requestId = await confirmedRequest(real.server.db, { kind: 'copy', phone: asker.phone, confirmedBy: real.staff.id });
    const { text } = await copyPersonalData(real.db, real.owner, requestId, 'json');
    await real.server.db.delete(privacyRequests).where(eq(privacyRequests.id, requestId));
    const own = model.accountOf(asker.phone);
    const others = model.accounts.filter((each) => each !== own && (each.mergedInto ?? each) !== own && each !== asker);
    const theirs = [
      ...others.flatMap(({ id, phone, email }) => [id, phone, email]),
      ...model.tickets.filter(({ seller, offer: of }) => seller !== own && of === null).flatMap(({ id, sale }) => (sale.number === '' ? [id] : [id, `"${sale.number}"`])),
    ];
    expect(theirs.filter((each) => text.includes(each))).toEqual([]);
  }, ({ accounts }) => !at(accounts, who).isForgotten),
);

export const forget = account.map((who) =>
  step(`forget(customer ${who})`, async (model, real) => {
    const asker = at(model.accounts, who);
    const requestId = await confirmedRequest(real.server.db, { kind: 'deletion', phone: asker.phone, confirmedBy: real.staff.id });
    const own = model.accountOf(asker.phone);
    if (own) model.forget(own);
    await agree('done', () => deletePersonalData(real.db, real.owner, requestId));
  }, ({ accounts }) => !at(accounts, who).isForgotten),
);

/** Time passes: all times of the walk's rows move back instead. */
export const wait = fc.tuple(fc.constantFrom(10, 25, 35, 61, 1_500), fc.boolean()).map(([minutes, hasJob]) =>
  step(
    `wait(${minutes} min${hasJob ? ', job' : ''})`,
    async (model, real) => {
      model.clock += minutes;
      const ids = model.orders.map(({ id }) => id);
      const shift = (column: unknown) => sql`${column} - ${minutes}::int * interval '1 minute'`;
      await real.server.db.update(orders).set({ createdAt: shift(orders.createdAt) }).where(inArray(orders.id, ids));
      await real.server.db
        .update(stockHolds)
        .set({ expiresAt: shift(stockHolds.expiresAt) })
        .where(inArray(stockHolds.orderId, ids));
      if (!hasJob) return;
      model.lapse();
      await releaseLapsed(real.db);
      if (minutes < 1_000) return;
      for (const order of model.orders) {
        if (model.clock - order.madeAt <= 1_440) continue;
        if (order.payment === 'pending') order.payment = 'failed';
        // The job looks at what failed for an hour more.
        if (order.method === 'card' && order.payment === 'failed' && model.clock - order.madeAt < 1_500) order.isOverThere = true;
      }
      await reconcilePayments(real.db);
    },
    ({ orders: all }) => all.length > 0,
  ),
);

/** What is left of a walk is nobody's business any more. */
export async function endWalk(model: PlainBooks, { server }: Walk): Promise<void> {
  const ids = model.orders.map(({ id }) => id);
  if (ids.length === 0) return;
  await server.db
    .update(orders)
    .set({ payment: 'failed', createdAt: sql`now() - interval '9 days'` })
    .where(sql`${inArray(orders.id, ids)} and ${inArray(orders.payment, ['pending', 'processing'])}`);
  await server.db
    .update(orders)
    .set({ createdAt: sql`now() - interval '9 days'` })
    .where(inArray(orders.id, ids));
}

export const POINTS = { counterSale, importSale, webhookSale, voidIt, redeem, undo, honor, adjust, birthday, merge, release };
export const SHOP = { place, askToPay, payIt, decline, process, finish, refund, fulfil, fulfilOnceMore, ship, dispute, disputeWon, disputeLost, recount, shopPrice, wait };
export const OFFERS = { request, offer, accept, turnDown, withdraw, winByHand, counterSale, voidIt };
export const PRIVACY = { copy, forget };

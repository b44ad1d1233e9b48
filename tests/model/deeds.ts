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
import {
  type PosTicket,
  posTicketSchema,
  type PosTicketInput,
} from '../../src/domain/tickets/pos-ticket.schema.ts';
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
    if (error instanceof Error && error.name === 'CodedError')
      return (error as Error & { code: string }).code;
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

/** The sales of a walk, in days before today; the counter takes those of a week. The last has the first one's number, in another year. */
const DAYS = [100, 71, 45, 38, 20, 15, 6, 5, 3, 2, 1, 465] as const;
const GROSS = [10, 75, 222.25, 1_000] as const;
const LATE = 6;
const SALES = DAYS.length;

/** A sale is the same whoever sends it; `slip` is somebody's mistake, another weight under its number. */
const saleOf = (real: Walk, which: number, slip: boolean, isNumbered = true): Sale => ({
  number: isNumbered ? `${real.mark}${which % (SALES - 1)}` : '',
  day: addDays(inNewYork(real.now).date, -at(DAYS, which)),
  minute: `09:${10 + which}`,
  gross: at(GROSS, which * 3 + (slip ? 1 : 0)),
  price: 4.5,
});

const slips = fc.nat(5).map((n) => n === 0);

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
  decimals === 0
    ? String(value)
    : Number(value).toFixed(Math.max(decimals + 1, String(value).split('.')[1]?.length ?? 0));

function sentTicket(
  real: Walk,
  sale: Sale,
  phone: string,
  { decimals, spaced, paidBy }: Spelling,
): PosTicketInput {
  return {
    yardId: 'griffin',
    number: spaced ? ` ${sale.number.toLowerCase()} ` : sale.number,
    soldAt: `${sale.day}T${sale.minute}`,
    phone: spaced ? phone.slice(2) : phone,
    paidBy,
    total: toDollars(centsOf(sale)),
    lines: [
      {
        metalType: real.metal,
        unit: 'lb',
        gross: spelled(sale.gross, decimals),
        price: spelled(sale.price, decimals),
      },
    ],
  };
}

const TIMES = [
  ({ day, minute }: Sale) => `${day} ${minute}`,
  ({ day, minute }: Sale) =>
    `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)} ${Number(minute.slice(0, 2))}:${minute.slice(3)} ${minute < '12' ? 'AM' : 'PM'}`,
  ({ day, minute }: Sale) =>
    `${Number(day.slice(5, 7))}/${Number(day.slice(8))}/${day.slice(0, 4)} ${Number(minute.slice(0, 2))}:${minute.slice(3)}:00`,
] as const;

/** The same as a file of a point of sale says it, read as the import's page does. */
function filedTicket(
  real: Walk,
  sale: Sale,
  phone: string,
  { decimals, spaced, file }: Spelling,
): PosTicketInput {
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
  const [found] = readPosFile(
    { head, headRow: 1, rows: [row] },
    { ...guessLayout(head), yardId: 'griffin' },
    grades,
  );
  if (!found?.ticket) throw new Error(`The file was not read: ${JSON.stringify(found)}`);
  return found.ticket;
}

const step = (name: string, deed: Deed, isReady: (model: PlainBooks) => boolean = () => true) =>
  new Step(name, isReady, deed);

const described = (which: number, slip: boolean, who: number) =>
  `sale ${which}${slip ? ' with a slip' : ''}, ${who === 3 ? 'nobody' : `customer ${who}`}`;

/** The same sale again, from the counter, a file or the webhook. */
const counterSale = fc
  .tuple(fc.integer({ min: LATE, max: SALES - 2 }), slips, fc.nat(3), fc.boolean(), fc.nat(3))
  .map(([which, slip, who, isNumbered, offerIndex]) =>
    step(
      `counter(${described(which, slip, who)}${isNumbered ? '' : ', no number'}, ${offerIndex})`,
      async (model, real) => {
        const sale = saleOf(real, which, slip, isNumbered);
        const accepted = model.offers.filter(({ state }) => state === 'accepted');
        const offer = offerIndex === 0 && accepted.length > 0 ? at(accepted, which) : null;
        const seller = who === 3 ? null : at(model.accounts, who);
        const ticketId = randomUUID();
        const expected = model.sell(sale, seller, offer, ticketId);
        const input = ticketOf({
          ticketId,
          number: sale.number,
          soldAt: `${sale.day}T${sale.minute}`,
          customerId: seller?.id ?? null,
          offerId: offer?.id ?? null,
          lines: [
            ticketLine({ metalType: real.metal, gross: spelled(sale.gross, which % 3), price: '4.50' }),
          ],
          totalCents: centsOf(sale),
        });
        await agree(expected, () => recordTicket(real.db, real.staff, input, real.now));
      },
    ),
  );

const sent = fc.record({ which: fc.nat(SALES - 1), slip: slips, who: fc.nat(3), how: spelling });

/** A void that an outside system reports says so beside all else. */
const isReportedVoid = fc.nat(9).map((n) => n === 0);

const posSales = (source: 'import' | 'webhook') =>
  fc
    .tuple(
      fc.uniqueArray(sent, {
        minLength: 1,
        maxLength: source === 'import' ? 3 : 1,
        selector: ({ which }) => which,
      }),
      isReportedVoid,
    )
    .map(([batch, isOut]) =>
      step(
        `${source}(${batch.map(({ which, slip, who, how }) => `${described(which, slip, who)}, ${JSON.stringify(how)}`).join('; ')}${isOut ? ', void' : ''})`,
        async (model, real) => {
          const tickets: PosTicket[] = [];
          const expected: string[] = [];
          for (const { which, slip, who, how } of batch) {
            const sale = saleOf(real, which, slip);
            const phone = who === 3 ? '' : at(model.accounts, who).phone;
            const said = (source === 'import' ? filedTicket : sentTicket)(real, sale, phone, how);
            tickets.push(await parseInput(posTicketSchema, { ...said, status: isOut ? 'void' : '' }));
            expected.push(isOut ? model.takeVoid(sale, source, '') : model.take(sale, phone, source, ''));
          }
          const actor = source === 'import' ? real.owner : POINT_OF_SALE;
          const outcomes = await takePosTickets(real.db, { actor, source }, tickets, real.now);
          expect(outcomes.map(({ state }) => state)).toEqual(expected);
          // The functions choose the ids: the model's follow.
          for (const ticket of model.tickets.filter(({ id }) => id === '')) {
            const { number, day } = ticket.sale;
            const { rows } = await real.server.db.execute<{ id: string }>(
              sql`select id from tickets where ticket_no = ${number} and sold_on = ${day}
              and not id = any(${`{${model.tickets.flatMap(({ id }) => id || []).join(',')}}`}::uuid[])`,
            );
            expect(rows).toHaveLength(1);
            ticket.id = rows[0]?.id ?? '';
          }
        },
      ),
    );
const importSale = posSales('import');
const webhookSale = posSales('webhook');

const voidIt = index.map((n) =>
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

const redeem = fc.tuple(account, fc.nat(2)).map(([who, which]) =>
  step(`redeem(customer ${who}, ${at(REWARDS, which).cost})`, async (model, real) => {
    const customer = at(model.accounts, who);
    const { cost, tier } = at(REWARDS, which);
    const rewardId = at(real.rewardIds, which);
    const expected = model.redeem(customer, cost, tier);
    await agree(expected, async () => {
      const { id } = await redeemReward(real.db, {
        customerId: customer.id,
        rewardId,
        requestKey: randomUUID(),
      });
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
const undo = closing('undone', undoVoucher);
const honor = closing('honoured', honourVoucher);

const adjust = fc.tuple(account, fc.constantFrom(-3_000, -200, 300, 5_000)).map(([who, points]) =>
  step(`adjust(customer ${who}, ${points})`, async (model, real) => {
    const customer = at(model.accounts, who);
    const adjustment = { id: randomUUID(), points, reason: 'Put right' };
    await agree(model.adjust(customer, points), () =>
      adjustPoints(real.db, real.staff, customer.id, adjustment),
    );
  }),
);

const birthday = fc
  .tuple(account, fc.constantFrom('2025-02-28', '2028-02-28', '2028-02-29', '2026-06-15', '2025-06-15'))
  .map(([who, day]) =>
    step(
      `birthday(customer ${who}, ${day})`,
      async (model, real) => {
        const customer = at(model.accounts, who);
        model.today = day;
        const now = new Date(`${day}T17:00:00Z`);
        await agree(model.claimBirthday(customer, day), () => claimBirthday(real.db, customer.id, now));
      },
      ({ today }) => today <= day,
    ),
  );

const merge = fc.tuple(account, account).map(([one, other]) =>
  step(`merge(${other} into ${one})`, async (model, real) => {
    const [kept, gone] = [at(model.accounts, one), at(model.accounts, other)];
    await agree(model.merge(kept, gone), async () => mergeCustomers(real.db, real.staff, kept.id, gone.id));
  }),
);

const release = fc.tuple(account, account).map(([who, whose]) =>
  step(`release(number of ${whose} at ${who})`, async (model, real) => {
    const [holder, { phone }] = [at(model.accounts, who), at(model.accounts, whose)];
    await agree(model.release(holder, phone), () =>
      releasePhone(real.db, real.staff, holder.id, { phone, reason: 'The number has a new owner' }),
    );
  }),
);

const PRICES = [4.5, 4.6, 4.41, 4.55];
const changePrices = fc.nat(3).map((n) =>
  step(`price(${at(PRICES, n)})`, async (model, real) => {
    const id = randomUUID();
    const price = at(PRICES, n);
    model.setPrice(price, id);
    const input = {
      id,
      prices: [{ metalType: real.metal, price: price.toFixed(2) }],
      publishAt: null,
      confirmed: true,
    };
    await agree('done', () => setPrices(real.db, real.owner, input));
  }),
);
const undoPriceChange = index.map((n) =>
  step(
    `undo price(${n})`,
    async (model, real) => {
      const ours = model.batches.filter(({ id }) => id !== '');
      const batch = at(ours, n);
      await agree(model.undoPrice(model.batches.indexOf(batch)), () =>
        undoPrices(real.db, real.owner, batch.id),
      );
    },
    ({ batches }) => batches.some(({ id }) => id !== ''),
  ),
);

// The shop.

const METHODS = ['card', 'paypal'] as const;
const keyOf = (real: Walk, browser: number) => `${real.mark}-browser-${browser}`;

const place = fc
  .tuple(fc.nat(1), fc.nat(2), fc.nat(2), fc.integer({ min: 1, max: 3 }))
  .map(([how, browser, which, quantity]) =>
    step(
      `place(${at(METHODS, how)}, browser ${browser}, ${quantity} of ${which === 2 ? 'both kinds' : `kind ${which}`})`,
      async (model, real) => {
        const method = at(METHODS, how);
        const lines = model.kinds
          .filter((_, position) => which === 2 || position === which)
          .map((kind) => ({ kind, quantity, price: kind.price }));
        const items = lines.map(({ kind: { id, price } }) => ({
          merchandiseItemId: id,
          quantity,
          price: toDollars(price),
          name: real.itemName,
        }));
        const { totalCents } = totalsOf(items, method);
        // Few enough orders of one address for the limit that other tests try.
        const address = `${real.mark}-${browser}-${Math.floor(model.placed / 20)}`;
        model.placed += 1;
        const sender = {
          address,
          checkoutKey: keyOf(real, browser),
          idempotencyKey: randomUUID(),
        };
        const made: Omit<Order, 'id'> = {
          method,
          browser,
          address,
          lines,
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
          const { id } = await createWalletOrder(real.db, walletBody(items), sender);
          model.orders.push({ ...made, id });
          return;
        }
        const order = { ...made, id: randomUUID() };
        model.orders.push(order);
        const expected = model.reserve(order);
        if (expected !== 'done') model.orders.pop();
        await agree(expected, async () => {
          const { orderId, clientSecret } = await createCardOrder(real.db, cardBody(items), sender);
          Object.assign(order, { id: orderId, paymentId: clientSecret.split('_secret_')[0] });
        });
      },
    ),
  );

const some = (isIt: (order: Order) => boolean) => (model: PlainBooks) => model.orders.some(isIt);
const onOrder = (
  name: string,
  isIt: (order: Order) => boolean,
  deed: (order: Order, model: PlainBooks, real: Walk) => Promise<void>,
) =>
  index.map((n) =>
    step(
      `${name}(${n})`,
      async (model, real) => deed(at(model.orders.filter(isIt), n), model, real),
      some(isIt),
    ),
  );

/** The browser asks for the payment of its order once more. */
const askToPay = onOrder(
  'ask to pay',
  () => true,
  async (order, model, real) => {
    const asked = { orderId: order.id, checkoutKey: keyOf(real, order.browser), address: order.address };
    await agree(model.askToPay(order), async () => {
      if (order.method === 'card') {
        const { clientSecret } = await resumeCardPayment(real.db, asked);
        expect(clientSecret.split('_secret_')[0]).toBe(order.paymentId);
      } else {
        order.paymentId = (await createPaypalOrder(real.db, { ...asked, amount: toDollars(order.total) })).id;
      }
    });
  },
);

const isOpen = (order: Order) => order.paymentId !== '' && PlainBooks.isPayable(order) && !order.isOverThere;

const payIt = onOrder('pay', isOpen, async (order, model, real) => {
  const { stripe, paypal } = real.server.mocks;
  if (order.method === 'card') {
    stripe.pay(order.paymentId);
    await followCardPayment(real.db, order.paymentId);
    model.pay(order);
    return;
  }
  if (!order.isApproved) paypal.approve(order.paymentId);
  order.isApproved = true;
  const expected = model.capture(order);
  if (expected === 'done') model.pay(order);
  const asked = { paypalOrderId: order.paymentId, checkoutKey: keyOf(real, order.browser) };
  await agree(expected, () => capturePaypalOrder(real.db, asked));
});

const decline = onOrder(
  'decline',
  (order) => isOpen(order) && order.method === 'card',
  async (order, _model, real) => {
    real.server.mocks.stripe.decline(order.paymentId);
    await followCardPayment(real.db, order.paymentId);
    order.payment = 'failed';
  },
);

const process = onOrder(
  'process',
  (order) => isOpen(order) && order.method === 'card',
  async (order, _model, real) => {
    real.server.mocks.stripe.process(order.paymentId);
    await followCardPayment(real.db, order.paymentId);
    order.payment = 'processing';
  },
);

const finish = onOrder(
  'finish',
  ({ payment }) => payment === 'processing',
  async (order, model, real) => {
    real.server.mocks.stripe.finish(order.paymentId);
    await followCardPayment(real.db, order.paymentId);
    model.pay(order);
  },
);

const refund = fc.tuple(index, fc.constantFrom(1, 0.5, 0.3)).map(([n, part]) =>
  step(
    `refund(${n}, ${part})`,
    async (model, real) => {
      const order = at(model.orders, n);
      // Stripe takes no refund of what was disputed.
      if (order.dispute !== 'none') return;
      const amountCents = Math.max(1, Math.round(order.total * part));
      const expected = model.refund(order, amountCents);
      await agree(expected, () =>
        refundOrder(real.db, real.owner, order.id, { id: randomUUID(), amountCents, reason: 'Broken' }),
      );
    },
    ({ orders: all }) => all.length > 0,
  ),
);

const fulfil = onOrder(
  'fulfil',
  () => true,
  async (order, _model, real) => {
    if (order.fulfilment === 'queued') order.fulfilment = order.payment === 'refunded' ? 'none' : 'manual';
    await fulfilOrder(real.db, order.id);
  },
);

const ship = onOrder(
  'ship',
  ({ paid, isSent }) => paid > 0 && !isSent,
  async (order, model, real) => {
    const lines = await real.db
      .select({ id: orderLines.id })
      .from(orderLines)
      .where(eq(orderLines.orderId, order.id));
    const shipment = {
      id: randomUUID(),
      lineIds: lines.map(({ id }) => id),
      carrier: 'ups',
      trackingNumber: '1Z999AA10123456784',
    } as const;
    await agree(model.send(order), () => sendShipment(real.db, real.staff, order.id, shipment));
  },
);

const fulfilOnceMore = onOrder(
  'fulfil again',
  ({ paid }) => paid > 0,
  async (order, model, real) => {
    await agree(model.fulfilAgain(order), () => fulfilAgain(real.db, real.owner, order.id));
  },
);

const isByCard = ({ method, paid }: Order) => method === 'card' && paid > 0;
const tellDispute = async (order: Order, real: Walk) => {
  for (const { body } of eventsOf(real.server, order.paymentId, 'charge.dispute')) {
    const { id, type, data } = JSON.parse(body) as {
      id: string;
      type: string;
      data: { object: { id: string } };
    };
    await takeStripeNotice(real.db, { id, type, paymentId: order.paymentId, disputeId: data.object.id });
  }
};
const dispute = onOrder(
  'dispute',
  (order) => isByCard(order) && order.dispute === 'none' && order.payment !== 'refunded',
  async (order, _model, real) => {
    real.server.mocks.stripe.dispute(order.paymentId);
    order.dispute = 'open';
    await tellDispute(order, real);
  },
);
const endDispute = (result: 'won' | 'lost') =>
  onOrder(
    `dispute ${result}`,
    (order) => order.dispute === 'open',
    async (order, model, real) => {
      real.server.mocks.stripe.closeDispute(order.paymentId, result);
      order.dispute = result;
      if (result === 'lost') {
        order.lost = order.total - order.refunded;
        model.restate(order);
      }
      await tellDispute(order, real);
    },
  );
const disputeWon = endDispute('won');
const disputeLost = endDispute('lost');

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
const recount = fc.tuple(fc.nat(1), fc.nat(6)).map(([which, count]) =>
  step(`count(kind ${which}, ${count})`, async (model, real) => {
    const kind = at(model.kinds, which);
    kind.counted += count - kind.shelf;
    kind.shelf = count;
    await saveCount(real, kind.id, count);
  }),
);

const shopPrice = fc.tuple(fc.nat(1), fc.constantFrom(1_000, 1_500, 2_000)).map(([which, price]) =>
  step(`shop price(kind ${which}, ${price})`, async (model, real) => {
    const kind = at(model.kinds, which);
    await setProductPrices(real.db, real.owner, [
      { kindId: kind.id, beforeCents: kind.price, afterCents: price },
    ]);
    kind.price = price;
  }),
);

// Offers.

const request = fc.nat(2).map((who) =>
  step(
    `request(customer ${who})`,
    async (model, real) => {
      const { phone, email } = at(model.accounts, who);
      const row = quoteRow({ phone, email, lastName: `Asker-${real.mark}${who}-` });
      await real.server.db.insert(quoteRequests).values(row);
      model.quotes.push({ id: row.id, by: at(model.accounts, who), state: 'new', isWonByHand: false });
    },
    ({ quotes, accounts }) =>
      quotes.length < 3 && !at(accounts, who).isReleased && !at(accounts, who).isForgotten,
  ),
);

const offer = index.map((n) =>
  step(
    `offer(${n})`,
    async (model, real) => {
      const quote = at(model.quotes, n);
      const id = randomUUID();
      const from = Math.max(
        0,
        ...model.offers.filter((each) => each.quote === quote).map(({ version }) => version),
      );
      const input = { ...offerBody({ id, from, validMinutes: 1_440 }), confirmed: false } as Parameters<
        typeof sendOffer
      >[3];
      await agree(model.offer(quote, id), () => sendOffer(real.db, real.staff, quote.id, input));
    },
    ({ quotes }) => quotes.length > 0,
  ),
);

const onOffer = (name: string, deed: (offer: Offer, model: PlainBooks, real: Walk) => Promise<void>) =>
  index.map((n) =>
    step(
      `${name}(${n})`,
      async (model, real) => deed(at(model.offers, n), model, real),
      ({ offers }) => offers.length > 0,
    ),
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
    await agree(model.decide(each, how === 'accept' ? 'accepted' : 'declined'), () =>
      decideOffer(real.db, each.id, answer),
    );
  });
const accept = decision('accept');
const turnDown = decision('decline');
const withdraw = onOffer('withdraw offer', async (each, model, real) => {
  await agree(model.withdraw(each), () => withdrawOffer(real.db, real.staff, each.id));
});
const winByHand = index.map((n) =>
  step(
    `win by hand(${n})`,
    async (model, real) => {
      const quote = at(model.quotes, n);
      if (quote.state === 'won') return;
      const change = { from: quote.state, to: 'won', wonCents: 50_000 } as const;
      model.winByHand(quote);
      await agree('done', () => setQuoteState(real.db, real.staff, quote.id, change));
    },
    ({ quotes }) => quotes.length > 0,
  ),
);

// Personal data.

/** A copy, by the number that the person confirmed: nothing in it may name anybody else of the walk. */
const copy = account.map((who) =>
  step(
    `copy(customer ${who})`,
    async (model, real) => {
      const asker = at(model.accounts, who);
      const requestId = await confirmedRequest(real.server.db, {
        kind: 'copy',
        phone: asker.phone,
        confirmedBy: real.staff.id,
      });
      const { text } = await copyPersonalData(real.db, real.owner, requestId, {
        format: 'json',
        leftOut: [],
      });
      await real.server.db.delete(privacyRequests).where(eq(privacyRequests.id, requestId));
      const own = model.accountOf(asker.phone);
      const others = model.accounts.filter(
        (each) => each !== own && (each.mergedInto ?? each) !== own && each !== asker,
      );
      const theirs = [
        ...others.flatMap(({ id, phone, email }) => [id, phone, email]),
        ...model.tickets.filter(({ seller, offer: of }) => seller !== own && of === null).map(({ id }) => id),
      ];
      expect(theirs.filter((each) => text.includes(each))).toEqual([]);
    },
    ({ accounts }) => !at(accounts, who).isForgotten,
  ),
);

const forget = account.map((who) =>
  step(
    `forget(customer ${who})`,
    async (model, real) => {
      const asker = at(model.accounts, who);
      const requestId = await confirmedRequest(real.server.db, {
        kind: 'deletion',
        phone: asker.phone,
        confirmedBy: real.staff.id,
      });
      const own = model.accountOf(asker.phone);
      if (own) model.forget(own);
      await agree('done', () => deletePersonalData(real.db, real.owner, requestId, []));
    },
    ({ accounts }) => !at(accounts, who).isForgotten,
  ),
);

/** Time passes: all times of the walk's rows move back instead. */
const wait = fc.tuple(fc.constantFrom(10, 25, 35, 61, 1_500), fc.boolean()).map(([minutes, hasJob]) =>
  step(
    `wait(${minutes} min${hasJob ? ', job' : ''})`,
    async (model, real) => {
      model.clock += minutes;
      const ids = model.orders.map(({ id }) => id);
      const shift = (column: unknown) => sql`${column} - ${minutes}::int * interval '1 minute'`;
      await real.server.db
        .update(orders)
        .set({ createdAt: shift(orders.createdAt) })
        .where(inArray(orders.id, ids));
      await real.server.db
        .update(stockHolds)
        .set({ expiresAt: shift(stockHolds.expiresAt), firstHeldAt: shift(stockHolds.firstHeldAt) })
        .where(inArray(stockHolds.orderId, ids));
      if (!hasJob) return;
      model.lapse();
      await releaseLapsed(real.db);
      if (minutes < 1_000) return;
      for (const order of model.orders) {
        if (model.clock - order.madeAt <= 1_440) continue;
        // A declined payment can be tried for a day, and the job looks for an hour more.
        const isAsked =
          order.payment === 'pending' || (order.payment === 'failed' && model.clock - order.madeAt < 1_500);
        if (isAsked && order.method === 'card') order.isOverThere = true;
        if (order.payment === 'pending') order.payment = 'failed';
      }
      await reconcilePayments(real.db);
    },
    ({ orders: all }) => all.length > 0,
  ),
);

/** Everything that a walk may do; what is sold, voided and paid comes more often. */
export const DEEDS = [
  ...[counterSale, importSale, importSale, webhookSale, voidIt, voidIt, redeem, redeem, undo, honor],
  ...[adjust, birthday, merge, release, copy, forget],
  ...[place, place, askToPay, payIt, payIt, decline, process, finish, wait, wait],
  ...[refund, fulfil, fulfil, fulfilOnceMore, ship, dispute, disputeWon, disputeLost],
  ...[recount, shopPrice, changePrices, undoPriceChange],
  ...[request, offer, accept, accept, turnDown, withdraw, winByHand],
] as const;

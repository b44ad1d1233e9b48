import * as fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { quoteRequests } from '../../netlify/database/schema/quotes.ts';
import { decideOffer, withdrawOffer } from '../../netlify/services/offers/decide-offer.ts';
import { sendOffer } from '../../netlify/services/offers/send-offer.ts';
import { setQuoteState } from '../../netlify/services/quotes/set-quote-state.ts';
import { recordTicket } from '../../netlify/services/tickets/record-ticket.ts';
import { moneyText } from '../../src/domain/shared/numbers/money.ts';
import { inNewYork } from '../../src/domain/shared/time/new-york-time.ts';
import { offerBody, offerLineOf } from '../support/offer.ts';
import { ticketLine, ticketOf } from '../support/ticket.ts';
import { quoteRow } from '../support/stored-quote.ts';
import { centsOf, type PlainBooks, PROMISED } from './plain-books.ts';
import type { Offer } from './plain-rows.ts';
import { confirmed } from './sale-deeds.ts';
import { at, agree, index, step } from './step.ts';
import type { Walk } from './walk.ts';

export const request = fc.nat(2).map((who) =>
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

export const offer = index.map((n) =>
  step(
    `offer(${n})`,
    async (model, real) => {
      const quote = at(model.quotes, n);
      const id = randomUUID();
      const from = Math.max(
        0,
        ...model.offers.filter((each) => each.quote === quote).map(({ version }) => version),
      );
      const lines = [offerLineOf({ price: PROMISED.price, weight: String(PROMISED.pounds) })];
      const input = {
        ...offerBody({ id, from, lines, validMinutes: 1_440 }),
        confirmed: ['Brass at $3.50 per lb, posted $2.50 per lb'],
      } as Parameters<typeof sendOffer>[3];
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
export const accept = decision('accept');
export const turnDown = decision('decline');
export const withdraw = onOffer('withdraw offer', async (each, model, real) => {
  await agree(model.withdraw(each), () => withdrawOffer(real.db, real.staff, each.id));
});

/** A load of what the offer promised, at its price, by staff who say yes to nothing: several together may be more than it has. */
export const promisedSale = fc.tuple(index, fc.constantFrom(60, 90, 200)).map(([n, gross]) =>
  step(
    `promised sale(${n}, ${gross} lb)`,
    async (model, real) => {
      const used = at(model.offers, n);
      const ticketId = randomUUID();
      const sale = {
        number: `${real.mark}P${model.tickets.length}`,
        day: inNewYork(real.now).date,
        minute: 'now',
        gross,
        price: Number(PROMISED.price),
      };
      const line = ticketLine({
        metalType: 'brass',
        gross: String(gross),
        price: PROMISED.price,
        priceReason: 'agreed',
      });
      const input = ticketOf({
        ticketId,
        number: sale.number,
        offerId: used.id,
        lines: [line],
        totalCents: centsOf(sale),
      });
      await agree(model.sellPromised(sale, used, ticketId), () =>
        confirmed(`${gross} lb of Red Brass, ${moneyText(centsOf(sale))}`, (said) =>
          recordTicket(real.db, real.staff, { ...input, confirmed: said }, real.now),
        ),
      );
    },
    ({ offers }) => offers.length > 0,
  ),
);

export const winByHand = index.map((n) =>
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

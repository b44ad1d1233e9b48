import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { priceHolds } from '../../netlify/database/schema/price-holds.ts';
import { holdPrice } from '../../netlify/services/holds/hold-price.ts';
import { recordTicket } from '../../netlify/services/tickets/record-ticket.ts';
import { inNewYork } from '../../src/domain/shared/time/new-york-time.ts';
import { holdOf } from '../support/hold.ts';
import { freshPhone } from '../support/rewards.ts';
import { ticketLine, ticketOf } from '../support/ticket.ts';
import { centsOf, HELD } from './plain-books.ts';
import { agree, at, index, step } from './step.ts';

/** Two numbers that no account has. */
export const hold = fc.nat(1).map((who) =>
  step(`hold(number ${who})`, async (model, real) => {
    if (model.heldBy.length === 0) model.heldBy.push(freshPhone(), freshPhone());
    const phone = at(model.heldBy, who);
    const input = { ...holdOf({ metalType: 'brass', price: '2.50', phone }), website: '' };
    const sender = { address: `walk-${randomUUID()}`, idempotencyKey: null };
    const expected = model.hold(phone);
    await agree(expected, async () => {
      const { code } = await holdPrice(real.db, input, sender, real.now);
      // As if the posted price had fallen since.
      const [row] = await real.server.db
        .update(priceHolds)
        .set({ price: HELD.price })
        .where(eq(priceHolds.code, code))
        .returning({ id: priceHolds.id });
      model.holds.push({ id: row?.id ?? '', phone });
    });
  }),
);

/** A load at a held price, by staff who say yes to nothing. */
export const heldSale = fc.tuple(index, fc.constantFrom(60, 90)).map(([n, gross]) =>
  step(
    `held sale(${n}, ${gross} lb)`,
    async (model, real) => {
      const used = at(model.holds, n);
      const ticketId = randomUUID();
      const number = `${real.mark}H${model.tickets.length}`;
      const day = inNewYork(real.now).date;
      const sale = { number, day, minute: 'now', gross, price: Number(HELD.price) };
      const line = { metalType: 'brass', gross: String(gross), price: HELD.price };
      const input = ticketOf({
        ticketId,
        number,
        holdIds: [used.id],
        lines: [ticketLine({ ...line, priceReason: 'agreed' })],
        totalCents: centsOf(sale),
      });
      await agree(model.sellHeld(sale, used, ticketId), () =>
        recordTicket(real.db, real.staff, input, real.now),
      );
    },
    ({ holds }) => holds.length > 0,
  ),
);

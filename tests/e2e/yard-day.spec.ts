import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Page } from 'playwright/test';
import { customers, pointsLedger, tickets, visits } from '../../netlify/database/schema/rewards.ts';
import { sendShipmentApi } from '../../src/domain/fulfillment/admin-fulfillment.api.ts';
import { listMetalPricesApi } from '../../src/domain/prices/prices.api.ts';
import { setQuoteStateApi } from '../../src/domain/quotes/admin-quotes.api.ts';
import { createQuoteRequestApi } from '../../src/domain/quotes/quotes.api.ts';
import { moneyText } from '../../src/domain/shared/numbers/money.ts';
import { newYorkLocal } from '../../src/domain/shared/time/from-new-york.ts';
import { inNewYork } from '../../src/domain/shared/time/new-york-time.ts';
import { recordTicketApi, voidTicketApi } from '../../src/domain/tickets/admin-tickets.api.ts';
import { holdTicketApi, takeTicketApi } from '../../src/domain/tickets/held/held-tickets.api.ts';
import { readDayCloseApi } from '../../src/domain/tickets/money/day-close.api.ts';
import { importTicketsApi } from '../../src/domain/tickets/pos/pos-tickets.api.ts';
import { readReportApi, type TicketReport } from '../../src/domain/tickets/ticket-report.api.ts';
import { heldTicketOf } from '../support/held-ticket.ts';
import { orderPaidBy } from '../support/order-paid-by.ts';
import { quoteBody } from '../support/quote.ts';
import { addCustomer } from '../support/rewards-books.ts';
import { atCounter } from '../support/rewards-page.ts';
import { signInAs } from '../support/staff.ts';
import { shipmentOf } from '../support/staff-orders.ts';
import { posTicketOf, ticketLine, ticketOf } from '../support/ticket.ts';
import { expect, FAILED_CALL, test } from './fixtures.ts';

/** No other journey sells here. */
const YARD = 'atlanta' as const;
const YARD_NAME = 'Atlanta GA';

const openCounter = async (page: Page) => {
  await page.addInitScript((yard) => localStorage.setItem('counter-yard', JSON.stringify(yard)), YARD);
  await page.goto('/admin/counter');
};
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

const held = (page: Page) =>
  page.getByRole('region', { name: 'Tickets on hold' }).getByRole('listitem').filter({ hasText: 'Truck' });

/** A call as this device makes it. */
async function send<Answer = object>(
  page: Page,
  { method, path }: { readonly method: string; readonly path: string },
  { id = '', body: data, query }: { id?: string; body?: unknown; query?: Record<string, string> },
): Promise<Answer> {
  const answer = await page.request.fetch(path.replace(':id', id), {
    method,
    ...(data === undefined ? {} : { data }),
    ...(query && { params: query }),
  });
  const text = await answer.text();
  expect(answer.ok(), `${method} ${path}: ${text}`).toBe(true);
  return JSON.parse(text) as Answer;
}

test('sixty sellers, five requests and three orders: in the evening every book of the yard agrees @proof', async ({
  page: desk,
  browser,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL, /ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const device = async () =>
    (
      await browser.newContext({
        serviceWorkers: 'block',
        locale: 'en-US',
        baseURL: stack.origin,
        viewport: { width: 390, height: 844 },
      })
    ).newPage();
  const [phone, owner] = [await device(), await device()];
  await signInAs(phone, stack, 'staff', { name: 'Stan Scale' });
  await signInAs(desk, stack, 'staff', { name: 'Cora Window' });
  await signInAs(owner, stack, 'owner');
  const day = inNewYork(new Date()).date;

  // At seven a price is raised.
  await owner.goto('/admin/prices');
  await owner.getByLabel(/^New price for Bare Bright/).fill('4.60');
  await button(owner, 'Review changes').click();
  await button(owner, /^Publish to /).click();
  await expect(owner.getByText('Prices published')).toBeVisible();
  const prices = await send<{ metalType: string; price: string }[]>(desk, listMetalPricesApi, {});
  expect(prices.find(({ metalType }) => metalType === 'copper_wire')).toMatchObject({ price: '4.60' });

  // What each seller is paid, in cents, by hand: ten pounds and a pound more for each.
  let paid = 0;
  let check = 70_000;
  const saleOf = (pounds: number) => {
    check += 1;
    paid += pounds * 460;
    return {
      yardId: YARD,
      lines: [ticketLine({ gross: String(pounds), price: '4.60' })],
      totalCents: pounds * 460,
      checkNumber: String(check),
    } satisfies Parameters<typeof ticketOf>[0];
  };
  const people = await atCounter(stack, (db) =>
    Promise.all(Array.from({ length: 15 }, () => addCustomer(db))),
  );
  const sold: string[] = [];
  for (let seller = 0; seller < 45; seller += 1) {
    const ticket = ticketOf({
      ...saleOf(10 + seller),
      customerId: seller % 3 === 0 ? (people[seller / 3]?.id ?? null) : null,
    });
    await send(seller % 2 === 0 ? desk : phone, recordTicketApi, { body: ticket });
    // The answer of each seventh was lost.
    if (seller % 7 === 0) await send(seller % 2 === 0 ? desk : phone, recordTicketApi, { body: ticket });
    sold.push(ticket.ticketId);
  }
  // Three were weighed at the scale and are paid at the window.
  for (const pounds of [20, 30, 40]) {
    const id = randomUUID();
    const [scale, window] = [randomUUID(), randomUUID()];
    await send(phone, holdTicketApi, { id, body: heldTicketOf({ yardId: YARD, hand: scale }) });
    await send(desk, takeTicketApi, { id, body: { hand: window, seen: scale } });
    await send(desk, recordTicketApi, { body: ticketOf({ ...saleOf(pounds), ticketId: id, hand: window }) });
  }
  // One of the window's own was typed twice.
  await send(desk, voidTicketApi, { id: sold[0] ?? '', body: { reason: 'Entered twice' } });
  paid -= 10 * 460;
  // Two come from the old system, of the minute.
  const soldAt = newYorkLocal(new Date());
  const imported = [1, 2].map((pounds) => {
    paid += pounds * 460;
    const lines = [ticketLine({ gross: String(pounds), price: '4.60' })];
    return posTicketOf({ yardId: YARD, soldAt, lines, total: (pounds * 4.6).toFixed(2) });
  });
  await send(owner, importTicketsApi, { body: { tickets: imported, confirmed: [] } });

  // Ten without a connection, on the phone.
  await openCounter(phone);
  await expect(button(phone, 'Walk-in ticket')).toBeVisible();
  await phone.context().setOffline(true);
  for (let truck = 1; truck <= 10; truck += 1) {
    await button(phone, 'Walk-in ticket').click();
    await phone.getByLabel('Name or truck tag (optional)').fill(`Truck ${truck}`);
    await phone.getByRole('combobox', { name: 'Grade' }).fill('bb');
    await phone.keyboard.press('Enter');
    await phone.getByLabel('Gross').fill('5');
    await button(phone, 'Put ticket on hold').click();
  }
  await expect(held(phone)).toHaveCount(10);
  await phone.context().setOffline(false);
  await openCounter(desk);
  await expect(held(desk)).toHaveCount(10, { timeout: 30_000 });
  for (let truck = 1; truck <= 10; truck += 1) {
    check += 1;
    await button(desk, new RegExp(`^Take over: Truck ${truck}\\b`)).click();
    await desk.getByLabel('Check number').fill(String(check));
    await button(desk, `Record $23.00 at ${YARD_NAME} for a walk-in`).click();
    await expect(desk.getByRole('heading', { name: 'Ticket recorded' })).toBeVisible();
    await button(desk, 'Next customer').click();
    paid += 5 * 460;
  }
  await expect(held(phone)).toHaveCount(0, { timeout: 30_000 });

  // Five requests are answered, three orders shipped.
  for (let request = 0; request < 5; request += 1) {
    const { id } = await send<{ id: string }>(desk, createQuoteRequestApi, {
      body: quoteBody({ location: YARD, lastName: 'Evening' }),
    });
    await send(desk, setQuoteStateApi, { id, body: { from: 'new', to: 'answered' } });
  }
  for (let order = 0; order < 3; order += 1) {
    const { id, lines } = await orderPaidBy(owner, stack);
    const body = shipmentOf(lines.filter(({ isByStaff }) => isByStaff));
    await send(owner, sendShipmentApi, { id, body });
  }

  // Close of day.
  await desk.goto(`/admin/tickets?yard=${YARD}`);
  const closing = desk.getByRole('region', { name: /^Close of day/ });
  await expect(closing).toContainText(`70001 to ${check}`);
  await button(desk, /^Sign off/).click();
  await expect(closing).toContainText(`59 tickets, ${moneyText(paid)}, 1 void.`);

  // Every book, and a slow count of it.
  const figures = { tickets: 59, cents: paid, voids: 1 };
  expect(await send(desk, readDayCloseApi, { query: { yard: YARD, day } })).toMatchObject({ now: figures });
  const report = await send<TicketReport>(owner, readReportApi, {
    query: { from: day, to: day, by: 'yard', yard: YARD },
  });
  expect(report.total).toMatchObject({ tickets: 59, paidCents: paid });
  const books = await atCounter(stack, async (db) => {
    const [slow] = await db
      .select({
        tickets: sql<number>`count(distinct ${tickets.id})::int`,
        cents: sql<number>`sum(${visits.amountCents})::int`,
      })
      .from(visits)
      .innerJoin(tickets, eq(tickets.id, visits.ticketId))
      .where(sql`${tickets.yardId} = ${YARD} and ${tickets.soldOn} = ${day} and ${tickets.voidedAt} is null`);
    const wrong = await db
      .select({ id: customers.id })
      .from(customers)
      .where(
        sql`${customers.totalPoints} - ${customers.pointsOwed} <> (select coalesce(sum(${pointsLedger.points}), 0) from ${pointsLedger} where ${pointsLedger.customerId} = ${customers.id})`,
      );
    return { ...slow, wrong };
  });
  expect(books).toEqual({ tickets: 59, cents: paid, wrong: [] });
  await owner.goto('/admin');
  await expect(owner.getByRole('main')).toContainText(moneyText(paid));
  await phone.context().close();
  await owner.context().close();
});

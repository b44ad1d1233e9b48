import { beforeAll, expect, test } from 'vitest';
import adminFunction from '../../netlify/functions/admin.ts';
import { checkPoints } from '../../netlify/services/rewards/points/check-points.ts';
import { recordTicketApi, voidTicketApi } from '../../src/domain/tickets/admin-tickets.api.ts';
import { giveTicketApi } from '../../src/domain/tickets/money/give-ticket.api.ts';
import { addDays, inNewYork } from '../../src/domain/shared/time/new-york-time.ts';
import { audited } from '../support/audited.ts';
import { addCustomer, booksOf } from '../support/rewards-books.ts';
import { useServer } from '../support/server.ts';
import { staffCall } from '../support/staff-call.ts';
import { staffWith } from '../support/staff.ts';
import { ticketLine, ticketOf } from '../support/ticket.ts';

const server = useServer();
let staff: Awaited<ReturnType<typeof staffWith>>;
let other: typeof staff;
let owner: typeof staff;
beforeAll(async () => {
  staff = await staffWith(server.db, 'staff');
  other = await staffWith(server.db, 'staff');
  owner = await staffWith(server.db, 'owner');
});

const walkIn = async () => {
  const ticket = ticketOf({ lines: [ticketLine({ priceReason: 'agreed' })] });
  await staffCall(adminFunction, recordTicketApi, staff.cookie, { body: ticket });
  return ticket.ticketId;
};
const give = (id: string, customerId: string, cookie = staff.cookie) =>
  staffCall(adminFunction, giveTicketApi, cookie, { id, body: { customerId } });
const voidIt = (id: string) =>
  staffCall(adminFunction, voidTicketApi, owner.cookie, { id, body: { reason: 'Entered twice' } });

test('a walk-in’s ticket is given to one account, once, with its points and what the streak adds', async () => {
  const today = inNewYork(new Date()).date;
  const { id } = await addCustomer(server.db, {}, [addDays(today, -4), addDays(today, -3)]);
  const rival = await addCustomer(server.db);
  const ticketId = await walkIn();
  expect(await give(ticketId, id, other.cookie)).toMatchObject({
    status: 403,
    body: { code: 'needs_owner' },
  });
  const before = (await booksOf(server.db, id)).customer.totalPoints;
  const gifts = await Promise.all([1, 2, 3].map(() => give(ticketId, id)));
  for (const gift of gifts)
    expect(gift).toMatchObject({ status: 200, body: { points: 450, bonus: 45, totalPoints: before + 495 } });
  const { customer, tickets } = await booksOf(server.db, id);
  expect(customer).toMatchObject({ totalPoints: before + 495, totalVisits: 3, consecutiveVisits: 3 });
  expect(tickets.map((ticket) => ticket.id)).toContain(ticketId);
  // Somebody else’s comes second.
  expect(await give(ticketId, rival.id, owner.cookie)).toMatchObject({
    status: 409,
    body: { code: 'already_done', figures: { by: staff.name } },
  });
  expect(await audited(server, ticketId)).toMatchObject([
    { action: 'record_ticket' },
    { action: 'give_ticket', after: { customerId: id, points: 450, bonus: 45 } },
  ]);
  await voidIt(ticketId);
  expect((await booksOf(server.db, id)).customer).toMatchObject({ totalPoints: before, totalVisits: 2 });
  expect(await checkPoints(server.db)).toMatchObject({ differences: 0 });
});

test('what is void, and what is not there, is given to nobody', async () => {
  const { id } = await addCustomer(server.db);
  const ticketId = await walkIn();
  expect(await give(ticketId, ticketId)).toMatchObject({ status: 404 });
  expect(await give(id, id)).toMatchObject({ status: 404 });
  await voidIt(ticketId);
  expect(await give(ticketId, id)).toMatchObject({ status: 409, body: { code: 'already_done' } });
  expect((await booksOf(server.db, id)).customer).toMatchObject({ totalPoints: 0, totalVisits: 0 });
});

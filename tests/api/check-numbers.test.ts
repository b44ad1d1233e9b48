import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { tickets } from '../../netlify/database/schema/rewards.ts';
import adminFunction from '../../netlify/functions/admin.ts';
import { CHECK_REUSE_DAYS } from '../../src/business/constants.ts';
import type { YardId } from '../../src/business/yards.ts';
import { recordTicketApi, voidTicketApi } from '../../src/domain/tickets/admin-tickets.api.ts';
import { correctCheckApi, readNextCheckApi } from '../../src/domain/tickets/money/check-numbers.api.ts';
import { addDays, inNewYork } from '../../src/domain/shared/time/new-york-time.ts';
import type { TicketInput } from '../../src/domain/tickets/ticket.schema.ts';
import { audited } from '../support/audited.ts';
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

const record = (body: TicketInput) => staffCall(adminFunction, recordTicketApi, staff.cookie, { body });
const withCheck = async (checkNumber: string, changes: Partial<TicketInput> = {}) => {
  const ticket = ticketOf({ checkNumber, ...changes });
  expect(await record(ticket)).toMatchObject({ status: 201 });
  return ticket;
};
const voidIt = (id: string) =>
  staffCall(adminFunction, voidTicketApi, staff.cookie, { id, body: { reason: 'Entered twice' } });
const next = async (yard: YardId) =>
  (await staffCall(adminFunction, readNextCheckApi, staff.cookie, { query: { yard } })).body['number'];
const correct = (
  id: string,
  body: { checkNumber: string; seen: string; confirmed?: string[] },
  cookie = staff.cookie,
) =>
  staffCall(adminFunction, correctCheckApi, cookie, {
    id,
    body: { reason: 'Two stuck together', confirmed: [], ...body },
  });
const questions = ({ body }: { body: Record<string, unknown> }) =>
  (body['figures'] as { questions: string[] }).questions;

test('each yard’s next check follows its last one, void or not', async () => {
  expect(await next('atlanta')).toBeNull();
  await withCheck('A-0098', { yardId: 'atlanta' });
  const { ticketId } = await withCheck('A-0099', { yardId: 'atlanta' });
  await withCheck('77', { yardId: 'newnan' });
  await voidIt(ticketId);
  expect(await next('atlanta')).toBe('A-0100');
  expect(await next('newnan')).toBe('78');
  // One that was written out of turn is passed over.
  await withCheck('78', {
    yardId: 'newnan',
    soldAt: `${addDays(inNewYork(new Date()).date, -1)}T10:15`,
    lines: [ticketLine({ priceReason: 'agreed' })],
  });
  expect(await next('newnan')).toBe('79');
});

test('a check that the yard used lately is asked about, and no other', async () => {
  const first = await withCheck('20419');
  await withCheck('20419', { yardId: 'newnan' });
  const again = ticketOf({ checkNumber: ' #20419' });
  const refused = await record(again);
  expect(refused).toMatchObject({ status: 409, body: { code: 'not_confirmed' } });
  const [question = ''] = questions(refused);
  expect(question).toMatch(/^Check 20419 at Griffin GA already paid ticket G\d\d-W\d+-\w{4}, \$45\.00, /);
  expect(await record({ ...again, confirmed: [question] })).toMatchObject({ status: 201 });
  // The check of what is void is recorded again, and one of long ago is of another book.
  await voidIt(first.ticketId);
  await voidIt(again.ticketId);
  const { ticketId } = await withCheck('20419');
  const long = sql`now() - ${CHECK_REUSE_DAYS + 1}::int * interval '1 day'`;
  await server.db.update(tickets).set({ soldAt: long }).where(eq(tickets.id, ticketId));
  await withCheck('20419');
});

test('a check’s number is corrected for a reason, by whoever may void the ticket', async () => {
  const { ticketId: id } = await withCheck('30001');
  await withCheck('30009');
  expect(await correct(id, { checkNumber: '30002', seen: '30001' }, other.cookie)).toMatchObject({
    status: 403,
    body: { code: 'needs_owner' },
  });
  const fixed = { status: 200, body: { checkNumber: '30002' } };
  expect(await correct(id, { checkNumber: ' 30002 ', seen: '30001' })).toMatchObject(fixed);
  // The same once more; somebody else with the old one in view; and a number that is used.
  expect(await correct(id, { checkNumber: '30002', seen: '30001' })).toMatchObject(fixed);
  expect(await correct(id, { checkNumber: '30003', seen: '30001' }, owner.cookie)).toMatchObject({
    status: 409,
    body: { code: 'changed_since', figures: { now: '30002', by: staff.name } },
  });
  const used = await correct(id, { checkNumber: '30009', seen: '30002' }, owner.cookie);
  expect(used).toMatchObject({ status: 409, body: { code: 'not_confirmed' } });
  expect(await audited(server, id)).toMatchObject([
    { action: 'record_ticket' },
    {
      action: 'correct_check_number',
      before: { checkNumber: '30001' },
      after: { checkNumber: '30002', reason: 'Two stuck together' },
    },
  ]);
  await voidIt(id);
  expect(await correct(id, { checkNumber: '30004', seen: '30002' })).toMatchObject({
    status: 409,
    body: { code: 'already_done', figures: { by: staff.name } },
  });
  const transfer = ticketOf({ paidBy: 'transfer' });
  await record(transfer);
  expect(await correct(transfer.ticketId, { checkNumber: '1', seen: '' })).toMatchObject({ status: 404 });
});

test.each([
  ['transfer', ''],
  ['voucher', 'V-1'],
  ['other', 'ok'],
  ['check', 'Second check'],
] as const)('%s with "%s" is refused', async (paidBy, paidNote) => {
  expect(await record(ticketOf({ paidBy, paidNote }))).toMatchObject({
    status: 400,
    body: { fields: { paidNote: expect.any(String) as unknown } },
  });
});

test.each([
  ['transfer', 'ACH 1042'],
  ['voucher', ''],
  ['other', 'Cash for cans, under the limit'],
] as const)('%s is paid with "%s"', async (paidBy, paidNote) => {
  const ticket = ticketOf({ paidBy, paidNote });
  expect(await record(ticket)).toMatchObject({ status: 201 });
  const [row] = await server.db.select().from(tickets).where(eq(tickets.id, ticket.ticketId));
  expect(row).toMatchObject({ paidBy, paidNote: paidNote || null });
});

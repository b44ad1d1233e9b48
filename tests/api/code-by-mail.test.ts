import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { outbox } from '../../netlify/database/schema/outbox.ts';
import { rateLimits } from '../../netlify/database/schema/rate-limits.ts';
import { customers } from '../../netlify/database/schema/rewards.ts';
import adminFunction from '../../netlify/functions/admin.ts';
import rewardsFunction from '../../netlify/functions/rewards.ts';
import { PERSONAL_TABLES } from '../../netlify/services/privacy/personal-data.ts';
import { readReport } from '../../netlify/services/tickets/read-report.ts';
import { queueStatements, setMonthlyMail } from '../../netlify/services/tickets/statement/monthly-mail.ts';
import { takePosTickets } from '../../netlify/services/tickets/take-pos-tickets.ts';
import { voidTicket } from '../../netlify/services/tickets/void-ticket.ts';
import {
  REWARDS_CODE_ALL_TRIES_RATE_LIMIT,
  REWARDS_CODE_TRIES_RATE_LIMIT,
  REWARDS_CODES_DAY_LIMIT,
  REWARDS_CODES_RATE_LIMIT,
} from '../../src/business/constants.ts';
import * as counter from '../../src/domain/rewards/admin-rewards.api.ts';
import {
  enterMailedCodeApi,
  mailRewardsCodeApi,
  setCodeByMailApi,
} from '../../src/domain/rewards/mailed-code.api.ts';
import { listPointsHistoryApi, lookUpCustomerApi } from '../../src/domain/rewards/rewards.api.ts';
import { readCsv } from '../../src/domain/shared/csv/read-csv.ts';
import { posTicketSchema } from '../../src/domain/tickets/pos/pos-ticket.schema.ts';
import {
  openStatementApi,
  readStatementApi,
  setMonthlyMailApi,
  type SellerStatement,
  stopMonthlyMailApi,
} from '../../src/domain/tickets/statement/statement.api.ts';
import { periodDays, sumStatement } from '../../src/domain/tickets/statement/statement.ts';
import { NO_MAILBOX } from '../../tools/sandbox/smtp.ts';
import { audited } from '../support/audited.ts';
import { callApi, type CallOptions } from '../support/call.ts';
import { codeOf } from '../support/code-of.ts';
import { mailedCodeIn } from '../support/mailed-code.ts';
import { cookiesOf } from '../support/order.ts';
import { customerWith, deviceOf, freshPhone, sessionFor, type CustomerRow } from '../support/rewards.ts';
import { seenBy } from '../support/seen.ts';
import { useServer } from '../support/server.ts';
import { workOutbox } from '../support/due-work.ts';
import { staffCall } from '../support/staff-call.ts';
import { actorOf, staffWith } from '../support/staff.ts';
import { posTicketOf, ticketLine } from '../support/ticket.ts';
import { settled } from '../support/wait-until.ts';

const server = useServer();

const customer = (facts: Partial<CustomerRow> = {}) =>
  customerWith(server.db, 100, { email: `ruth-${randomUUID()}@example.com`, ...facts });
const lookUp = (phone: string, cookie = '', options: CallOptions = {}) =>
  callApi(rewardsFunction, lookUpCustomerApi, { params: { phone }, headers: { cookie }, ...options });
const enter = (phone: string, code: string, ip: string = randomUUID()) =>
  callApi(rewardsFunction, enterMailedCodeApi, { params: { phone }, body: { code }, ip });
const mail = (id: string, cookie: string) =>
  callApi(rewardsFunction, mailRewardsCodeApi, { params: { id }, headers: { cookie } });
const set = (id: string, isOn: boolean, code: string, cookie: string) =>
  callApi(rewardsFunction, setCodeByMailApi, { params: { id }, body: { isOn, code }, headers: { cookie } });
const statusWith = async (id: string, cookie: string) =>
  (await callApi(rewardsFunction, listPointsHistoryApi, { params: { id }, headers: { cookie } })).status;
const other = (code: string) => (code === '000000' ? '000001' : '000000');
const rowOf = async (id: string) => (await server.db.select().from(customers).where(eq(customers.id, id)))[0];

async function newestCode({ email }: CustomerRow): Promise<string> {
  await settled();
  const code = mailedCodeIn(server.mail, email ?? '');
  expect(code).toMatch(/^\d{6}$/);
  return code;
}

const mailsTo = ({ email }: CustomerRow) =>
  server.mail.messages().filter(({ to }) => to.includes(email ?? ''));

/** A customer who has switched it on, and the cookies of the device that did. */
async function careful(facts: Partial<CustomerRow> = {}) {
  const row = await customer(facts);
  const session = sessionFor(row.id);
  expect((await mail(row.id, session)).status).toBe(202);
  const answer = await set(row.id, true, await newestCode(row), session);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ id: row.id, hasCodeByMail: true });
  // Staff's mails and the limits are counted from zero again.
  await server.db.execute(sql`delete from rate_limits`);
  return { row, device: cookiesOf(answer), mark: cookiesOf(answer).replace(/__Host-rewards=[^;]+;? ?/, '') };
}

async function expectWrong(response: Response): Promise<void> {
  expect(response.status).toBe(403);
  expect(await codeOf(response)).toBe('wrong_code');
  expect(response.headers.getSetCookie()).toEqual([]);
}

// Asked: 139
test('a new device learns nothing but that a code was mailed; the code opens the account and marks the device', async () => {
  const { row } = await careful();
  const asked = await lookUp(row.phone);
  expect(asked.status).toBe(200);
  expect(await asked.json()).toEqual({ mailedTo: 'r•••@…' });
  expect(asked.headers.getSetCookie()).toEqual([]);
  const code = await newestCode(row);
  await expectWrong(await enter(row.phone, other(code)));
  const opened = await enter(row.phone, ` ${code.slice(0, 3)} ${code.slice(3)} `);
  expect(opened.status).toBe(200);
  expect(await opened.json()).toMatchObject({ id: row.id, totalPoints: 100, hasCodeByMail: true });
  expect(await statusWith(row.id, cookiesOf(opened))).toBe(200);
  const mark = opened.headers.getSetCookie().find((line) => line.startsWith('__Secure-rewards-code-'));
  expect(mark).toMatch(
    /; Path=\/api\/customers\/phone; Max-Age=15552000; HttpOnly; Secure; SameSite=Strict$/,
  );
  // The device is known from now on, without its session.
  const known = (mark ?? '').split(';')[0];
  expect(await (await lookUp(row.phone, known)).json()).toMatchObject({ id: row.id });
  // A code works once.
  await expectWrong(await enter(row.phone, code));
});

test('two who enter the same code at once open it once', async () => {
  const { row } = await careful();
  await lookUp(row.phone);
  const code = await newestCode(row);
  const answers = await Promise.all([enter(row.phone, code), enter(row.phone, code)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
});

test('neither another customer’s code or mark, nor an invented one, opens the account', async () => {
  const [ours, theirs] = [await careful(), await careful()];
  await lookUp(ours.row.phone);
  await lookUp(theirs.row.phone);
  const [own, foreign] = [await newestCode(ours.row), await newestCode(theirs.row)];
  if (own !== foreign) await expectWrong(await enter(ours.row.phone, foreign));
  const named = `__Secure-rewards-code-${ours.row.id.slice(0, 8)}`;
  for (const cookie of [theirs.mark, `${named}=${theirs.mark.split('=')[1]}`, `${named}=x`])
    expect(await (await lookUp(ours.row.phone, cookie)).json()).toEqual({ mailedTo: 'r•••@…' });
  // A number without an account, or without a code, says no more.
  await expectWrong(await enter(freshPhone(), own));
  await expectWrong(await enter((await customer()).phone, own));
});

test('after fifteen minutes a code has expired, and a newer one ends it', async () => {
  const { row } = await careful();
  await lookUp(row.phone);
  const first = await newestCode(row);
  await server.db
    .update(customers)
    .set({ mailedCodeAt: sql`now() - interval '15 minutes'` })
    .where(eq(customers.id, row.id));
  await expectWrong(await enter(row.phone, first));
  await lookUp(row.phone);
  const second = await newestCode(row);
  if (second !== first) await expectWrong(await enter(row.phone, first));
  expect((await enter(row.phone, second)).status).toBe(200);
});

test('switching on signs out every other browser; a stranger with the number can no longer look', async () => {
  const row = await customer();
  const [own, stranger] = [sessionFor(row.id), cookiesOf(await lookUp(row.phone))];
  await mail(row.id, own);
  const answer = await set(row.id, true, await newestCode(row), own);
  expect(await statusWith(row.id, stranger)).toBe(401);
  expect(await statusWith(row.id, cookiesOf(answer))).toBe(200);
  expect(await (await lookUp(row.phone, stranger)).json()).toEqual({ mailedTo: 'r•••@…' });
});

test('it is switched on and off only with the session and a code of now', async () => {
  const row = await customer();
  const session = sessionFor(row.id);
  const strange = sessionFor((await customer()).id);
  for (const [cookie, code] of [
    ['', 'not_signed_in'],
    [strange, 'forbidden'],
  ] as const) {
    expect(await codeOf(await mail(row.id, cookie))).toBe(code);
    expect(await codeOf(await set(row.id, true, '123456', cookie))).toBe(code);
  }
  await expectWrong(await set(row.id, true, '123456', session));
  expect(await (await mail(row.id, session)).json()).toEqual({ mailedTo: 'r•••@example.com' });
  const code = await newestCode(row);
  await expectWrong(await set(row.id, true, other(code), session));
  const on = cookiesOf(await set(row.id, true, code, session));
  await expectWrong(await set(row.id, false, code, on));
  await mail(row.id, on);
  const off = await set(row.id, false, await newestCode(row), on);
  expect(await off.json()).toMatchObject({ hasCodeByMail: false });
  expect(await (await lookUp(row.phone)).json()).toMatchObject({ id: row.id });
});

test('without an email it cannot be switched on', async () => {
  const row = await customer({ email: null });
  expect(await codeOf(await mail(row.id, sessionFor(row.id)))).toBe('not_found');
  const on = server.db.update(customers).set({ codeByMailSince: new Date() }).where(eq(customers.id, row.id));
  await expect(on).rejects.toThrow('Failed query');
});

// Asked: 139
test('three mails in a quarter of an hour, whoever asks; the latest code works on, and a known device is not asked', async () => {
  const { row, mark } = await careful();
  const before = mailsTo(row).length;
  for (let count = 0; count < REWARDS_CODES_RATE_LIMIT.limit + 2; count += 1) {
    expect((await lookUp(row.phone, '', { ip: `of-${count}` })).status).toBe(200);
    await settled();
  }
  expect(mailsTo(row)).toHaveLength(before + REWARDS_CODES_RATE_LIMIT.limit);
  expect((await enter(row.phone, await newestCode(row))).status).toBe(200);
  // Now no code works, and none is mailed.
  const refused = await lookUp(row.phone);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(600);
  expect(await (await lookUp(row.phone, mark)).json()).toMatchObject({ id: row.id });
});

async function quarterHourPasses({ id }: CustomerRow): Promise<void> {
  const hits = sql`array(select hit - interval '16 minutes' from unnest(${rateLimits.hits}) hit)`;
  await server.db.update(rateLimits).set({ hits });
  const mailedCodeAt = sql`now() - interval '16 minutes'`;
  await server.db.update(customers).set({ mailedCodeAt }).where(eq(customers.id, id));
}

test('strangers can have ten mails sent in a day; known devices, and the customer’s own, are not among them', async () => {
  const { row, device, mark } = await careful();
  const before = mailsTo(row).length;
  const statuses = [];
  for (let count = 0; count < REWARDS_CODES_DAY_LIMIT.limit + 2; count += 1) {
    statuses.push((await lookUp(row.phone, '', { ip: `of-day-${count}` })).status);
    await settled();
    await quarterHourPasses(row);
  }
  expect(statuses).toEqual(statuses.map((_, at) => (at < REWARDS_CODES_DAY_LIMIT.limit ? 200 : 429)));
  expect(mailsTo(row)).toHaveLength(before + REWARDS_CODES_DAY_LIMIT.limit);
  expect(await (await lookUp(row.phone, mark)).json()).toMatchObject({ id: row.id });
  expect((await mail(row.id, device)).status).toBe(202);
  expect((await set(row.id, false, await newestCode(row), device)).status).toBe(200);
});

test('five wrong codes are all that a caller has, and they do not cost the customer theirs', async () => {
  const { row, mark } = await careful();
  await lookUp(row.phone);
  const code = await newestCode(row);
  const tries = await Promise.all(
    Array.from({ length: 9 }, () => enter(row.phone, other(code), '203.0.113.5')),
  );
  expect(tries.filter(({ status }) => status === 403)).toHaveLength(REWARDS_CODE_TRIES_RATE_LIMIT.limit);
  expect((await enter(row.phone, code, '203.0.113.5')).status).toBe(429);
  expect(await (await lookUp(row.phone, mark)).json()).toMatchObject({ id: row.id });
  expect((await enter(row.phone, code)).status).toBe(200);
});

test('twenty-five wrong codes of everybody end a code; the next mail brings another', async () => {
  const { row } = await careful();
  await lookUp(row.phone);
  const code = await newestCode(row);
  for (let count = 0; count < REWARDS_CODE_ALL_TRIES_RATE_LIMIT.limit; count += 1)
    await expectWrong(await enter(row.phone, other(code)));
  expect((await enter(row.phone, code)).status).toBe(429);
  await lookUp(row.phone);
  expect((await enter(row.phone, await newestCode(row))).status).toBe(200);
});

test('switched off and on again, earlier devices are asked', async () => {
  const { row, device, mark } = await careful();
  await mail(row.id, device);
  const off = cookiesOf(await set(row.id, false, await newestCode(row), device));
  await mail(row.id, off);
  await set(row.id, true, await newestCode(row), off);
  expect(await (await lookUp(row.phone, mark)).json()).toEqual({ mailedTo: 'r•••@…' });
});

const staffAsk = async (contract: Parameters<typeof staffCall>[1], id: string, body?: object) =>
  staffCall(adminFunction, contract, (await staffWith(server.db, 'staff')).cookie, {
    id,
    ...(body ? { body: await seenBy(server.db, contract, id, body) } : {}),
  });

test('staff switch it off at the counter, with an entry; a second time nothing changes', async () => {
  const { row } = await careful();
  expect(
    await codeOf(await callApi(adminFunction, counter.switchOffCodeApi, { params: { id: row.id } })),
  ).toBe('not_signed_in');
  for (let time = 0; time < 2; time += 1)
    expect(await staffAsk(counter.switchOffCodeApi, row.id)).toMatchObject({
      status: 200,
      body: { hasCodeByMail: false },
    });
  expect(await audited(server, row.id)).toMatchObject([
    { action: 'switch_off_code', before: { codeByMail: true }, after: { codeByMail: false } },
  ]);
  expect(await (await lookUp(row.phone)).json()).toMatchObject({ id: row.id, hasCodeByMail: false });
  expect(await staffAsk(counter.switchOffCodeApi, randomUUID())).toMatchObject({ status: 404 });
});

test('another email ends it, and the code that went to the one before', async () => {
  const { row, device } = await careful();
  await mail(row.id, device);
  const code = await newestCode(row);
  const name = { firstName: row.firstName, lastName: row.lastName };
  await staffAsk(counter.changeNameApi, row.id, { ...name, email: '' });
  expect((await rowOf(row.id))?.codeByMailSince).not.toBeNull();
  await staffAsk(counter.changeNameApi, row.id, { ...name, email: `eve-${randomUUID()}@example.com` });
  expect((await rowOf(row.id))?.codeByMailSince).toBeNull();
  await expectWrong(await set(row.id, true, code, device));
});

// Asked: 139
test('a merge keeps it, at the address that was proven, for both numbers', async () => {
  const [kept, gone] = [await customer(), await careful()];
  await staffAsk(counter.mergeCustomersApi, kept.id, { fromId: gone.row.id });
  expect(await rowOf(kept.id)).toMatchObject({ email: gone.row.email, codeByMailSince: expect.any(Date) });
  for (const phone of [kept.phone, gone.row.phone]) {
    const cookie = phone === kept.phone ? '' : gone.mark;
    expect(await (await lookUp(phone, cookie)).json()).toEqual({ mailedTo: 'r•••@…' });
  }
  const opened = await enter(gone.row.phone, await newestCode(gone.row));
  expect(await opened.json()).toMatchObject({ id: kept.id });
  await staffAsk(counter.releasePhoneApi, kept.id, { phone: gone.row.phone, reason: 'Has another' });
  expect((await lookUp(gone.row.phone)).status).toBe(404);
});

test('a changed number asks for the code as well', async () => {
  const { row } = await careful();
  const phone = freshPhone();
  await staffAsk(counter.changePhoneApi, row.id, { phone });
  expect((await lookUp(row.phone)).status).toBe(404);
  expect(await (await lookUp(phone)).json()).toEqual({ mailedTo: 'r•••@…' });
});

test('the mail is in the customer’s language, and no code is stored', async () => {
  const { row } = await careful({ locale: 'es' });
  await lookUp(row.phone);
  const code = await newestCode(row);
  expect(mailsTo(row).at(-1)).toMatchObject({ subject: 'Su código de recompensas' });
  const [message] = await server.db.select().from(outbox).where(eq(outbox.subjectId, row.id));
  const kept = JSON.stringify([await rowOf(row.id), message]).replaceAll(
    /[\da-f]{8}-[\da-f-]{27}|\d{4}-\d\d-\d\dT[^"]+|\+1\d{10}/g,
    '',
  );
  expect(kept).not.toContain(code);
});

const read = (id: string, cookie: string, period = '2024-06') =>
  callApi(rewardsFunction, readStatementApi, { params: { id }, query: { period }, headers: { cookie } });
const open = (id: string, code: string, cookie: string) =>
  callApi(rewardsFunction, openStatementApi, { params: { id }, body: { code }, headers: { cookie } });
const choose = (id: string, isMailed: boolean, cookie: string) =>
  callApi(rewardsFunction, setMonthlyMailApi, { params: { id }, body: { isMailed }, headers: { cookie } });
const statementOf = async (...asked: Parameters<typeof read>) =>
  (await (await read(...asked)).json()) as SellerStatement | null;

/** Sales as the yard's own system sends them. */
async function sell({ phone }: CustomerRow, ...sold: readonly Parameters<typeof posTicketOf>[0][]) {
  const actor = actorOf(await staffWith(server.db, 'owner'), 'owner');
  const given = sold.map((each) => posTicketSchema.parse(posTicketOf({ phone, ...each })));
  await takePosTickets(server.db, { actor, source: 'import' }, given);
  return actor;
}

/** A customer who proved their email, and the cookies of the device that did. */
async function proven(facts: Partial<CustomerRow> = {}) {
  const row = await customer(facts);
  const session = sessionFor(row.id);
  await mail(row.id, session);
  const opened = await open(row.id, await newestCode(row), session);
  expect(opened.status).toBe(200);
  await server.db.execute(sql`delete from rate_limits`);
  return { row, device: `${session}; ${cookiesOf(opened)}`, mark: cookiesOf(opened) };
}

test('statements open with a code of the customer’s own email, on the device that entered it', async () => {
  const [ours, theirs] = [await proven(), await proven()];
  const { id } = ours.row;
  await sell(ours.row, { soldAt: '2024-06-03T10:15' });
  // Somebody else learns the same of this customer as of nobody.
  for (const [cookie, code] of [
    ['', 'not_signed_in'],
    [theirs.device, 'forbidden'],
  ] as const)
    for (const asked of [id, randomUUID()]) {
      expect(await codeOf(await read(asked, cookie))).toBe(code);
      expect(await codeOf(await open(asked, '123456', cookie))).toBe(code);
      expect(await codeOf(await choose(asked, true, cookie))).toBe(code);
    }
  // The number alone, a shown ticket and another's mark open nothing.
  for (const cookie of [sessionFor(id), deviceOf(id), `${sessionFor(id)}; ${theirs.mark}`]) {
    expect(await statementOf(id, cookie)).toBeNull();
    expect(await (await choose(id, true, cookie)).json()).toBeNull();
  }
  await mail(id, ours.device);
  const code = await newestCode(ours.row);
  await expectWrong(await open(id, other(code), sessionFor(id)));
  await expectWrong(await open(theirs.row.id, code, theirs.device));
  expect(await statementOf(id, ours.device)).toMatchObject({
    mailedTo: 'r•••@example.com',
    isMailed: false,
    tickets: [{ total: '45.00' }],
  });
  expect((await statementOf(theirs.row.id, theirs.device))?.tickets).toEqual([]);
  for (const period of ['', '2024-13', '24-06', '2024-06-01'])
    expect(await codeOf(await read(id, ours.device, period))).toBe('invalid_input');
  // Nobody has proven the next address.
  await server.db.update(customers).set({ email: 'eve@example.com' }).where(eq(customers.id, id));
  expect(await statementOf(id, ours.device)).toBeNull();
});

test('statements come to what the owners’ report says, with the last minute of the month and without what is void', async () => {
  const { row, device } = await proven();
  const ton = ticketLine({ metalType: 'steel', unit: 'ton', gross: '1.505', price: '0.11' });
  const actor = await sell(
    row,
    { soldAt: '2024-05-01T00:00', lines: [ticketLine(), ton], total: '376.13' },
    { soldAt: '2024-05-31T23:59' },
    { soldAt: '2024-05-15T12:00', lines: [ton], total: '331.10' },
    { soldAt: '2024-06-01T00:00' },
  );
  const before = await statementOf(row.id, device, '2024-05');
  await voidTicket(server.db, actor, before?.tickets?.[1]?.id ?? '', 'Typed twice');
  const statement = await statementOf(row.id, device, '2024-05');
  expect(statement?.tickets?.map(({ total, voidedAt }) => [total, voidedAt !== null])).toEqual([
    ['376.13', false],
    ['331.10', true],
    ['45.00', false],
  ]);
  const sums = sumStatement(statement?.tickets ?? []);
  const report = await readReport(server.db, { ...periodDays('2024-05'), by: 'grade' });
  expect(
    sums.metals.map(({ metalType, pounds, pieces, cents }) => [metalType, pounds, pieces, cents]),
  ).toEqual(report.rows.map(({ key, pounds, pieces, paidCents }) => [key, pounds, pieces, paidCents]));
  expect(sums).toMatchObject({ tickets: report.total.tickets, cents: report.total.paidCents, voids: 1 });
  const year = await statementOf(row.id, device, '2024');
  expect(year?.tickets?.map(({ total }) => total)).toEqual(['376.13', '331.10', '45.00', '45.00']);
});

/** What a mail program sends. */
const pressUnsubscribe = (path: string) =>
  callApi(rewardsFunction, stopMonthlyMailApi, {
    path,
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

const JULY = new Date('2024-07-01T04:00:00Z');
const monthOf = async ({ id }: CustomerRow) => (await rowOf(id))?.monthlyMailFor ?? null;

async function sentTo(row: CustomerRow) {
  expect((await workOutbox()).status).toBe(204);
  return mailsTo(row).filter(({ messageId }) => messageId.includes('statement.'));
}

test('statements are mailed once, on the first in Georgia, with the file; a month without tickets is not', async () => {
  const { row, device } = await proven({ locale: 'es' });
  await sell(row, { soldAt: '2024-06-30T23:59', number: 'A-77' }, { soldAt: '2024-07-01T00:00' });
  expect(await (await choose(row.id, true, device)).json()).toEqual({ isMailed: true });
  expect((await statementOf(row.id, device))?.isMailed).toBe(true);
  await choose(row.id, false, device);
  await setMonthlyMail(server.db, row.id, true, new Date('2024-06-10T12:00:00Z'));
  expect(await queueStatements(server.db, new Date('2024-07-01T03:59:59Z'))).toEqual({ statements: 0 });
  // On again, before the night's job: June is still to be mailed.
  await setMonthlyMail(server.db, row.id, true, JULY);
  const both = await Promise.all([queueStatements(server.db, JULY), queueStatements(server.db, JULY)]);
  expect(both.map(({ statements }) => statements).toSorted()).toEqual([0, 1]);
  const [sent, ...more] = await sentTo(row);
  expect(more).toEqual([]);
  expect(sent).toMatchObject({ subject: 'Su resumen de junio de 2024: $45.00' });
  const [file] = sent?.attachments ?? [];
  expect(file?.filename).toBe('boletos-2024-06.csv');
  expect(
    readCsv(new TextDecoder().decode(file?.content)).map(([day, number]) => [day, number]),
  ).toContainEqual(['2024-06-30', 'A-77']);
  // August's mail has July; September's would have nothing.
  await queueStatements(server.db, new Date('2024-08-02T12:00:00Z'));
  expect(await sentTo(row)).toHaveLength(2);
  expect(await queueStatements(server.db, new Date('2024-09-01T12:00:00Z'))).toEqual({ statements: 1 });
  expect(await sentTo(row)).toHaveLength(2);
});

test('statements end with one press in the mail program; a wrong link gets the same answer and ends nothing', async () => {
  const [{ row }, kept] = [await proven(), await proven()];
  await sell(row, { soldAt: '2024-06-15T12:00' });
  await setMonthlyMail(server.db, row.id, true, new Date('2024-06-10T12:00:00Z'));
  await queueStatements(server.db, JULY);
  const [sent] = await sentTo(row);
  expect(sent?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const url = new URL(/^<(.+)>$/.exec(sent?.headers['list-unsubscribe'] ?? '')?.[1] ?? '');
  await setMonthlyMail(server.db, kept.row.id, true);
  const opened = await callApi(rewardsFunction, stopMonthlyMailApi, { path: url.pathname, method: 'GET' });
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/rewards']);
  const strange = [
    `${url.pathname}x`,
    url.pathname.replace(row.id, kept.row.id),
    url.pathname.replace(row.id, 'x'),
  ];
  for (const path of strange) expect(await (await pressUnsubscribe(path)).json()).toEqual({ stopped: true });
  expect([await monthOf(row), await monthOf(kept.row)]).toEqual(['2024-06-01', expect.any(String)]);
  for (let time = 0; time < 2; time += 1)
    expect(await (await pressUnsubscribe(url.pathname)).json()).toEqual({ stopped: true });
  expect([await monthOf(row), await monthOf(kept.row)]).toEqual([null, expect.any(String)]);
});

test('statements are no longer mailed to a changed address, one that refuses, or somebody who asked us to forget them', async () => {
  const refusing = await customer({ email: `ruth-${randomUUID()}@${NO_MAILBOX}` });
  const [changed, forgotten] = [await customer(), await customer()];
  for (const row of [refusing, changed, forgotten]) {
    await sell(row, { soldAt: '2024-06-15T12:00' });
    await setMonthlyMail(server.db, row.id, true, new Date('2024-06-10T12:00:00Z'));
  }
  expect(await queueStatements(server.db, JULY)).toEqual({ statements: 3 });
  const email = `new-${randomUUID()}@example.com`;
  await staffAsk(counter.changeNameApi, changed.id, { firstName: 'Ada', lastName: 'Wright', email });
  const strip = PERSONAL_TABLES.find(({ table }) => table === customers)?.deletion[0]?.set ?? {};
  await server.db.update(customers).set(strip).where(eq(customers.id, forgotten.id));
  for (const row of [refusing, changed, { ...changed, email }, forgotten])
    expect(await sentTo(row)).toEqual([]);
  for (const row of [refusing, changed, forgotten]) expect(await monthOf(row)).toBeNull();
});

test('statements of two merged customers are one, and are mailed on to the address that stands', async () => {
  const [kept, gone] = [await customer({ email: null }), await proven()];
  await sell(kept, { soldAt: '2024-06-01T12:00' });
  await sell(gone.row, { soldAt: '2024-06-02T12:00' });
  await setMonthlyMail(server.db, gone.row.id, true, new Date('2024-06-10T12:00:00Z'));
  await queueStatements(server.db, JULY);
  await staffAsk(counter.mergeCustomersApi, kept.id, { fromId: gone.row.id });
  // June was queued for the one that is gone.
  expect([await monthOf(kept), await monthOf(gone.row)]).toEqual(['2024-06-01', null]);
  expect((await sentTo(gone.row)).map(({ subject }) => subject)).toEqual([
    'Your statement for June 2024: $90.00',
  ]);
  expect(await codeOf(await read(gone.row.id, gone.device))).toBe('not_signed_in');
  await sell(kept, { soldAt: '2024-07-02T12:00' });
  await queueStatements(server.db, new Date('2024-08-01T12:00:00Z'));
  expect(await sentTo(gone.row)).toHaveLength(2);
  // Another address on file stands: nobody proved that one for the month.
  const [stays, asked] = [await customer(), await customer()];
  await setMonthlyMail(server.db, asked.id, true);
  await staffAsk(counter.mergeCustomersApi, stays.id, { fromId: asked.id });
  expect(await monthOf(stays)).toBeNull();
});

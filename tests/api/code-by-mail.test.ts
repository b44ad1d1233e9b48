import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { outbox } from '../../netlify/database/schema/outbox.ts';
import { rateLimits } from '../../netlify/database/schema/rate-limits.ts';
import { customers } from '../../netlify/database/schema/rewards.ts';
import adminFunction from '../../netlify/functions/admin.ts';
import rewardsFunction from '../../netlify/functions/rewards.ts';
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
import { audited } from '../support/audited.ts';
import { callApi, type CallOptions } from '../support/call.ts';
import { codeOf } from '../support/code-of.ts';
import { mailedCodeIn } from '../support/mailed-code.ts';
import { cookiesOf } from '../support/order.ts';
import { customerWith, freshPhone, sessionFor, type CustomerRow } from '../support/rewards.ts';
import { seenBy } from '../support/seen.ts';
import { useServer } from '../support/server.ts';
import { staffCall } from '../support/staff-call.ts';
import { staffWith } from '../support/staff.ts';
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

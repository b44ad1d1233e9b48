import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { privacyRequests } from '../../netlify/database/schema/privacy.ts';
import cleanUp from '../../netlify/functions/clean-up.ts';
import privacyFunction from '../../netlify/functions/privacy.ts';
import quotesFunction from '../../netlify/functions/quotes.ts';
import * as staffApi from '../../src/domain/privacy/admin-privacy.api.ts';
import { confirmPrivacyRequestApi, createPrivacyRequestApi } from '../../src/domain/privacy/privacy.api.ts';
import type { PrivacyKind } from '../../src/domain/privacy/privacy-request.schema.ts';
import { PRIVACY_LINK_VALID_DAYS, PRIVACY_UNCONFIRMED_DAYS } from '../../src/domain/privacy/retention.ts';
import { createInquiryApi } from '../../src/domain/inquiries/inquiries.api.ts';
import { actionsOn, audited } from '../support/audited.ts';
import { subjectAbout } from '../../src/domain/shared/contact/request-code.ts';
import { callApi, type CallOptions } from '../support/call.ts';
import { inquiryBody } from '../support/inquiry.ts';
import { confirmedRequest, privacyBody, privacyTokenIn } from '../support/privacy.ts';
import { customerWith, freshPhone } from '../support/rewards.ts';
import { useServer } from '../support/server.ts';
import { staffCall } from '../support/staff-call.ts';
import { staffWith } from '../support/staff.ts';
import { NO_MAILBOX } from '../../tools/sandbox/smtp.ts';
import { settled } from '../support/wait-until.ts';

const server = useServer();
let staff = { id: '', cookie: '' };
let other = { id: '', cookie: '' };
let owner = { id: '', cookie: '' };
beforeAll(async () => {
  staff = await staffWith(server.db, 'staff');
  owner = await staffWith(server.db, 'owner');
  other = await staffWith(server.db, 'staff', { user: { name: 'Otto Other' } });
});

const ask = (body: unknown, options: CallOptions = {}) =>
  callApi(quotesFunction, createPrivacyRequestApi, { body, ...options });
const confirm = (token: string, kind?: PrivacyKind) =>
  callApi(quotesFunction, confirmPrivacyRequestApi, { body: { token, ...(kind && { kind }) } });
const newest = async () => {
  const [row] = await server.db
    .select()
    .from(privacyRequests)
    .orderBy(sql`created_at desc`)
    .limit(1);
  if (!row) throw new Error('There is no request.');
  return row;
};
const byId = async (id: string) =>
  (await server.db.select().from(privacyRequests).where(eq(privacyRequests.id, id)))[0];
const mailsTo = (email: string) => server.mail.messages().filter(({ to }) => to.includes(email));
const staffMails = (id: string) =>
  server.mail.messages().filter(({ text }) => text?.includes(`/admin/privacy?id=${id}`));
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const ago = (days: number) => sql`now() - ${days}::int * interval '1 day'`;

/** The ids of a list in the inbox. */
const idsIn = async (state: string) => {
  const { body } = await staffCall(privacyFunction, staffApi.listPrivacyRequestsApi, staff.cookie, {
    query: { state },
  });
  return (body['rows'] as { id: string }[]).map((row) => row.id);
};

/** A request that came by email and is not confirmed yet, with the token that was mailed. */
async function unconfirmed(changes: Parameters<typeof privacyBody>[0] = {}) {
  const body = privacyBody(changes);
  expect((await ask(body)).status).toBe(201);
  await settled();
  const { id } = await newest();
  return { id, email: body.email ?? '', token: privacyTokenIn(server.mail, body.email ?? '') };
}

// Asked: 372
test('who is known and who is not get the same answer, and a mail with a link each', async () => {
  const known = `known-${randomUUID()}@example.com`;
  await customerWith(server.db, 100, { email: known });
  const answers = await Promise.all(
    [known, `unknown-${randomUUID()}@example.com`].map(async (email) => {
      const response = await ask(privacyBody({ email }));
      await settled();
      return {
        status: response.status,
        kept: response.headers.get('cache-control'),
        body: (await response.json()) as unknown,
        mails: mailsTo(email).map(({ subject }) => subject.replace(/ \([\dA-F]{6}\)$/, ' (code)')),
      };
    }),
  );
  expect(answers[0]).toEqual({
    status: 201,
    kept: 'no-store',
    body: { confirmedBy: 'link' },
    mails: ['Please confirm your request about your data (code)'],
  });
  expect(answers[1]).toEqual(answers[0]);
});

// Asked: 372
test('only a hash of the token is kept, and the mail repeats nothing that was typed', async () => {
  const { id, email, token } = await unconfirmed({ kind: 'deletion', name: 'Visit evil example' });
  expect(token).toMatch(/^[\w-]{22}$/);
  expect(JSON.stringify(await byId(id))).not.toContain(token);
  const [mail] = mailsTo(email);
  expect(mail?.text).not.toContain('evil');
  expect(mail?.html).toMatch(/"tel:\+1\d{10}"/);
  expect(mail?.text).toContain('to delete what we know about you');
  expect(server.logged().join('\n')).not.toContain(token);
  expect(staffMails(id)).toEqual([]);
});

test('where our mail comes back, staff are asked to call: about the link, and about the answer', async () => {
  const email = `nobody-${randomUUID()}@${NO_MAILBOX}`;
  for (const _again of ['bounces', 'is known to bounce']) {
    expect((await ask(privacyBody({ email }))).status).toBe(201);
    await settled();
    const { id } = await newest();
    await expect
      .poll(() => staffMails(id).map(({ text }) => text))
      .toEqual([expect.stringContaining('Our email with the link bounced. Please call them')]);
  }
  const id = await confirmedRequest(server.db, { kind: 'copy', email: `late-${randomUUID()}@${NO_MAILBOX}` });
  const closed = await staffCall(privacyFunction, staffApi.closePrivacyRequestApi, staff.cookie, {
    id,
    body: { outcome: 'refused', note: 'We could not find out who you are.' },
  });
  expect(closed.status).toBe(200);
  await settled();
  await expect
    .poll(() => staffMails(id).map(({ text }) => text))
    .toEqual([expect.stringContaining('We answered, but our email bounced. Please call them.')]);
});

test.each([
  [{ email: '', phone: '' }, { email: 'Please enter an email address or a phone number' }],
  [{ email: 'ada@' }, { email: 'Please enter a valid email address' }],
  [{ email: '', phone: '555' }, { phone: 'Phone number must be 10 digits' }],
  [{ kind: 'correction' as const }, { details: 'Please tell us what’s wrong' }],
  [{ name: ' ' }, { name: 'Please enter your name' }],
])('%j is refused with the sentence that the form shows', async (changes, fields) => {
  const response = await ask(privacyBody(changes));
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'invalid_input', fields });
});

test('with only a phone it waits for staff, who get a mail that names nobody', async () => {
  const phone = freshPhone();
  const response = await ask(privacyBody({ email: '', phone, name: 'Zelda Quill', yardId: 'newnan' }));
  expect(await response.json()).toEqual({ confirmedBy: 'staff' });
  await settled();
  const row = await newest();
  expect(row).toMatchObject({ phone, email: null, tokenHash: null, state: 'unconfirmed', yardId: 'newnan' });
  const [mail] = staffMails(row.id);
  expect(mail?.text).toContain('gave only a phone number');
  expect(mail?.text).not.toMatch(/Zelda|Quill/);
  expect(mail?.text).not.toContain(phone.slice(5));
});

// Asked: 372
test('a repeat with the same key is one request, and the eleventh of an address in ten minutes is one too many', async () => {
  const ip = `test-${randomUUID()}`;
  const body = privacyBody();
  const headers = { 'idempotency-key': randomUUID() };
  const before = await server.db.$count(privacyRequests);
  for (let press = 0; press < 3; press += 1) expect((await ask(body, { ip, headers })).status).toBe(201);
  expect(await server.db.$count(privacyRequests)).toBe(before + 1);
  for (let nth = 2; nth <= 10; nth += 1) expect((await ask(privacyBody(), { ip })).status).toBe(201);
  const refused = await ask(privacyBody(), { ip });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

// Asked: 373
test('a request tells in which language its page was, English where it says nothing; the first try decides', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const body = privacyBody({ locale: 'es', email: '', phone: freshPhone() });
  const { locale: _, ...unsaid } = body;
  expect((await ask(body, { headers })).status).toBe(201);
  const { id, locale } = await newest();
  expect(locale).toBe('es');
  const count = await server.db.$count(privacyRequests);
  for (const repeat of [unsaid, { ...body, locale: 'en' }])
    expect((await ask(repeat, { headers })).status).toBe(201);
  expect(await server.db.$count(privacyRequests)).toBe(count);
  expect((await byId(id))?.locale).toBe('es');
  await settled();
  expect(staffMails(id)[0]?.text).toContain('Language: Spanish');

  expect((await ask(unsaid)).status).toBe(201);
  const unsaidRow = await newest();
  expect(unsaidRow.locale).toBe('en');
  await settled();
  expect(staffMails(unsaidRow.id)[0]?.text).not.toContain('Language');

  const refused = await ask({ ...body, locale: 'fr' });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({
    code: 'invalid_input',
    fields: { locale: expect.any(String) },
  });
  await expect(
    confirmedRequest(server.db, { email: 'fr@example.com', locale: 'fr' as never }),
  ).rejects.toMatchObject({ cause: { constraint: 'privacy_locale_known' } });

  const { body: list } = await staffCall(privacyFunction, staffApi.listPrivacyRequestsApi, staff.cookie);
  const rows = list['rows'] as staffApi.PrivacyRow[];
  expect(rows.find((row) => row.id === id)?.locale).toBe('es');
  const detail = await staffCall(privacyFunction, staffApi.readPrivacyRequestApi, staff.cookie, { id });
  expect(detail.body).toMatchObject({ id, locale: 'es' });
});

test('what looks like spam is kept apart and mailed to nobody, with the same answer', async () => {
  const { id, token } = await unconfirmed({ website: 'https://spam.example' });
  expect(token).toBe('');
  expect(await idsIn('open')).not.toContain(id);
  expect(await idsIn('spam')).toContain(id);
});

test('one address gets three links a day, whoever asks, and the answer stays the same', async () => {
  const email = `often-${randomUUID()}@example.com`;
  for (let nth = 0; nth < 5; nth += 1) expect((await ask(privacyBody({ email }))).status).toBe(201);
  await settled();
  expect(mailsTo(email)).toHaveLength(3);
});

// Asked: 372
test('the link confirms once; a repeat is answered the same, and GET does nothing', async () => {
  const { id, token } = await unconfirmed({ kind: 'correction', details: 'My name is Ada.' });
  const read = await callApi(quotesFunction, confirmPrivacyRequestApi, { method: 'GET' });
  expect(read.status).toBe(405);
  expect((await byId(id))?.state).toBe('unconfirmed');
  // Whoever altered the link's address reads of something else than what they asked for.
  expect((await confirm(token, 'deletion')).status).toBe(404);
  expect((await byId(id))?.state).toBe('unconfirmed');
  const first = await confirm(token, 'correction');
  expect(first.status).toBe(200);
  expect(first.headers.get('cache-control')).toBe('no-store');
  const answer = (await first.json()) as { kind: string; dueAt: string };
  const row = await byId(id);
  expect(answer).toEqual({
    kind: 'correction',
    dueAt: row?.dueAt.toISOString(),
  });
  await settled();
  expect(await (await confirm(token)).json()).toEqual(answer);
  expect(await byId(id)).toMatchObject({ state: 'confirmed', phoneConfirmedAt: null });
  expect(await actionsOn(server, id)).toEqual(['confirm_privacy_request']);
  expect(staffMails(id)).toHaveLength(1);
});

// Asked: 372
test('a wrong token, one of another person and one that expired are answered alike', async () => {
  const mine = await unconfirmed();
  const late = await unconfirmed();
  await server.db
    .update(privacyRequests)
    .set({ createdAt: ago(PRIVACY_LINK_VALID_DAYS) })
    .where(eq(privacyRequests.id, late.id));
  const refusals = await Promise.all(
    [late.token, 'A'.repeat(22)].map(async (token) => {
      const response = await confirm(token);
      return { status: response.status, body: (await response.json()) as unknown };
    }),
  );
  expect(refusals[0]).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(refusals[1]).toEqual(refusals[0]);
  expect((await confirm(mine.token)).status).toBe(200);
  expect((await byId(late.id))?.state).toBe('unconfirmed');
});

// Asked: 372
test('the link proves the email and not the phone number beside it', async () => {
  const victim = await customerWith(server.db, 500, { email: null, firstName: 'Victoria' });
  const { id, token } = await unconfirmed({ phone: victim.phone });
  await confirm(token);
  const copy = await staffCall(privacyFunction, staffApi.copyPersonalDataApi, other.cookie, {
    id,
    body: { format: 'json' },
  });
  expect(copy.status).toBe(200);
  expect(copy.body['text']).not.toContain('Victoria');
  await staffCall(privacyFunction, staffApi.confirmAtCounterApi, staff.cookie, { id, body: { how: 'id' } });
  const after = await staffCall(privacyFunction, staffApi.copyPersonalDataApi, other.cookie, {
    id,
    body: { format: 'json' },
  });
  expect(after.body['text']).toContain('Victoria');
});

test('staff confirm a number once; the second person is told who was first, and an email alone cannot be confirmed so', async () => {
  const { db } = server;
  await ask(privacyBody({ email: '', phone: freshPhone() }));
  const { id } = await newest();
  const press = (cookie: string, requestId = id) =>
    staffCall(privacyFunction, staffApi.confirmAtCounterApi, cookie, {
      id: requestId,
      body: { how: 'call' },
    });
  expect(await press(staff.cookie)).toEqual({ status: 200, body: { state: 'confirmed' } });
  expect((await press(staff.cookie)).status).toBe(200);
  expect(await press(other.cookie)).toMatchObject({
    status: 409,
    body: { code: 'changed_since', figures: { by: 'Stan Staff', now: 'confirmed' } },
  });
  expect(await actionsOn(server, id)).toEqual(['confirm_privacy_request']);
  const mailed = await confirmedRequest(db, { kind: 'copy', email: 'a@example.com' });
  expect(await press(staff.cookie, mailed)).toMatchObject({
    status: 409,
    body: { code: 'privacy_no_phone' },
  });
});

test('nobody confirms in time: it is gone from the inbox, then from the tables', async () => {
  const { id } = await unconfirmed({ phone: freshPhone() });
  const read = () => staffCall(privacyFunction, staffApi.readPrivacyRequestApi, staff.cookie, { id });
  expect((await read()).status).toBe(200);
  await server.db
    .update(privacyRequests)
    .set({ createdAt: ago(PRIVACY_UNCONFIRMED_DAYS) })
    .where(eq(privacyRequests.id, id));
  expect((await read()).status).toBe(404);
  const counter = await staffCall(privacyFunction, staffApi.confirmAtCounterApi, staff.cookie, {
    id,
    body: { how: 'id' },
  });
  expect(counter.status).toBe(404);
  await cleanUp();
  expect(await byId(id)).toBeUndefined();
});

test('the inbox shows what is open, what is due next first, with the day on which it is', async () => {
  const old = await confirmedRequest(server.db, {
    kind: 'copy',
    email: 'old@example.com',
    createdAt: daysAgo(40),
  });
  const { body } = await staffCall(privacyFunction, staffApi.listPrivacyRequestsApi, staff.cookie);
  const rows = body['rows'] as staffApi.PrivacyRow[];
  expect(rows[0]).toMatchObject({ id: old, kind: 'copy', state: 'confirmed', name: 'Ada Wright' });
  const left = Date.parse(rows[0]?.dueAt ?? '') - Date.now();
  expect(Math.round(left / 86_400_000)).toBe(5);
  expect(rows.map(({ dueAt }) => dueAt)).toEqual(rows.map(({ dueAt }) => dueAt).toSorted());
});

// Asked: 372
test('a copy is for a confirmed request alone, holds what every table knows, runs nothing, and is audited', async () => {
  const email = `copy-${randomUUID()}@example.com`;
  const { id, token } = await unconfirmed({ email });
  const make = (format: 'json' | 'html') =>
    staffCall(privacyFunction, staffApi.copyPersonalDataApi, owner.cookie, { id, body: { format } });
  expect(await make('json')).toMatchObject({ status: 409, body: { code: 'privacy_not_confirmed' } });

  await customerWith(server.db, 250, { email, firstName: '<script>alert(1)</script>', lastName: 'Wright' });
  const message = '=HYPERLINK("https://evil.example") and <img src=x onerror=alert(1)>';
  await callApi(quotesFunction, createInquiryApi, {
    body: inquiryBody({ email: email.toUpperCase(), message }),
  });
  await confirm(token);

  const json = await make('json');
  expect(json.status).toBe(200);
  const copy = JSON.parse(json.body['text'] as string) as {
    about: string[];
    parts: { what: string; rows: unknown[] }[];
  };
  expect(copy.about).toEqual([email]);
  expect(copy.parts.map(({ what }) => what)).toEqual([
    'Rewards accounts',
    'Points',
    'Inquiries',
    'Emails',
    'Audit log',
    'Data requests',
  ]);
  expect(JSON.stringify(copy)).toContain('Welcome back');
  expect(json.body['text']).not.toMatch(/tokenHash|sessionVersion|actorName/);

  const html = (await make('html')).body['text'] as string;
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).not.toMatch(/<script|<img/);
  expect(html).toContain(`default-src 'none'`);
  const entries = await audited(server, id);
  expect(entries.filter(({ action }) => action === 'copy_personal_data')).toMatchObject([
    { after: { format: 'json' } },
    { after: { format: 'html' } },
  ]);
  expect(JSON.stringify(entries)).not.toContain(email);
});

test('a correction is closed with a note, which the person reads; the second to close it is told who was first', async () => {
  const email = `right-${randomUUID()}@example.com`;
  const id = await confirmedRequest(server.db, { kind: 'correction', email, details: 'Wrong name' });
  const close = (cookie: string, body: unknown) =>
    staffCall(privacyFunction, staffApi.closePrivacyRequestApi, cookie, { id, body });
  expect(await close(staff.cookie, { outcome: 'done', note: '' })).toMatchObject({
    status: 400,
    body: { fields: { note: 'Please note what you did, or why you didn’t' } },
  });
  const done = { outcome: 'done', note: 'The account is Grace’s now.' };
  expect(await close(staff.cookie, done)).toEqual({ status: 200, body: { state: 'done' } });
  expect((await close(staff.cookie, done)).status).toBe(200);
  expect(await close(other.cookie, done)).toMatchObject({ status: 409, body: { code: 'changed_since' } });
  await settled();
  expect(mailsTo(email).map(({ subject }) => subject)).toEqual([
    subjectAbout(id, 'We finished your request about your data'),
  ]);
  expect(mailsTo(email)[0]?.text).toContain('The account is Grace’s now.');
  expect(mailsTo(email)[0]?.html).toMatch(/"tel:\+1\d{10}"/);
  expect(await byId(id)).toMatchObject({ email, closedBy: staff.id });
});

test('a refusal needs its reason, and goes to a confirmed address alone', async () => {
  const { id, email, token } = await unconfirmed();
  const refuse = (note: string, requestId = id) =>
    staffCall(privacyFunction, staffApi.closePrivacyRequestApi, staff.cookie, {
      id: requestId,
      body: { outcome: 'refused', note },
    });
  expect((await refuse('')).status).toBe(400);
  expect((await refuse('Nobody of that name')).status).toBe(200);
  // Its link opens it no more.
  expect((await confirm(token)).status).toBe(404);
  expect((await byId(id))?.state).toBe('refused');
  const confirmed = await confirmedRequest(server.db, { kind: 'copy', email: 'no@example.com' });
  expect((await refuse('We cannot tell you apart from another person.', confirmed)).status).toBe(200);
  await settled();
  expect(mailsTo(email)).toHaveLength(1);
  expect(mailsTo('no@example.com')[0]?.text).toContain('We cannot tell you apart');
});

test('a deletion is not closed as done by hand, nor a copy that nobody confirmed', async () => {
  const deletion = await confirmedRequest(server.db, { email: 'x@example.com' });
  const { id } = await unconfirmed();
  for (const requestId of [deletion, id]) {
    expect(
      await staffCall(privacyFunction, staffApi.closePrivacyRequestApi, staff.cookie, {
        id: requestId,
        body: { outcome: 'done', note: 'Done' },
      }),
    ).toMatchObject({ status: 409, body: { code: 'privacy_not_confirmed' } });
  }
});

test('answered requests go after two years', async () => {
  const closed = { kind: 'copy', state: 'done', closedBy: staff.id } as const;
  const old = await confirmedRequest(server.db, {
    ...closed,
    email: 'o@example.com',
    closedAt: daysAgo(740),
  });
  const recent = await confirmedRequest(server.db, {
    ...closed,
    email: 'r@example.com',
    closedAt: daysAgo(700),
  });
  await cleanUp();
  expect(await byId(old)).toBeUndefined();
  expect(await byId(recent)).toBeDefined();
});

test('the address of a deletion whose closing mail never left goes after 30 days', async () => {
  const done = { state: 'done', closedBy: staff.id, erased: [] } as const;
  const old = await confirmedRequest(server.db, { ...done, email: 'o@example.com', closedAt: daysAgo(31) });
  const recent = await confirmedRequest(server.db, {
    ...done,
    email: 'r@example.com',
    closedAt: daysAgo(29),
  });
  await cleanUp();
  expect(await byId(old)).toMatchObject({ state: 'done', email: null });
  expect(await byId(recent)).toMatchObject({ email: 'r@example.com' });
});

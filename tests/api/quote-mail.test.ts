// ASVS: 1.3.5
import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { outbox } from '../../netlify/database/schema/outbox.ts';
import quotesFunction from '../../netlify/functions/quotes.ts';
import { workOutbox } from '../support/due-work.ts';
import { STAFF_MAIL } from '../../src/business/business.ts';
import { listQuotes } from '../../netlify/services/quotes/list-quotes.ts';
import { createQuoteRequestApi, type QuoteRequestCreated } from '../../src/domain/quotes/quotes.api.ts';
import { subjectAbout } from '../../src/domain/shared/contact/request-code.ts';
import { NO_MAILBOX } from '../../tools/sandbox/smtp.ts';
import { callApi } from '../support/call.ts';
import { quoteBody } from '../support/quote.ts';
import { useServer } from '../support/server.ts';
import { settled } from '../support/wait-until.ts';

const server = useServer();
const NEWNAN_MAILS = ['newnan@example.com', 'scale@example.com'];
beforeAll(async () => {
  process.env['STAFF_MAIL_TO_NEWNAN'] = NEWNAN_MAILS.join(', ');
});

/** Sends a quote request, waits for its mail, and returns its id and the new mail. */
async function send(changes: Parameters<typeof quoteBody>[0]) {
  const before = server.mail.messages().length;
  const response = await callApi(quotesFunction, createQuoteRequestApi, { body: quoteBody(changes) });
  const { id, isCopyRefused } = (await response.json()) as QuoteRequestCreated;
  await settled();
  return { id, isCopyRefused, mails: server.mail.messages().slice(before) };
}

// Asked: 255
test('staff get every field at once, and an answer goes to the visitor', async () => {
  const { id, mails } = await send({});
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect(mail).toMatchObject({
    from: STAFF_MAIL.from,
    to: [STAFF_MAIL.to],
    replyTo: ['ada.wright@example.com'],
    subject: subjectAbout(id, 'Quote request from Ada Wright'),
    attachments: [],
  });
  for (const part of [mail?.text, mail?.html]) {
    for (const fact of [
      'Ada Wright',
      '(770) 555-0199',
      'ada.wright@example.com',
      'Griffin GA',
      id,
      'bright copper',
    ]) {
      expect(part).toContain(fact);
    }
  }
  expect(mail?.html).toContain('href="tel:+17705550199"');
  expect(mail?.text).toMatch(/^Received: \w+day, \w+ \d+, \d{4} at [\d:]+ [AP]M E[SD]T$/m);
});

test.each(['smith&sons', 'a/b', 'x=y', 'dave!', "obrien'"])(
  'a visitor whose address begins with %s gets the mail, and staff a link to it',
  async (name) => {
    const email = `${name}@example.com`;
    const { mails } = await send({ email, emailMe: true });
    expect(mails.map(({ to, replyTo }) => [to, replyTo])).toEqual(
      expect.arrayContaining([
        [[STAFF_MAIL.to], [email]],
        [[email], [STAFF_MAIL.to]],
      ]),
    );
    const staffs = mails.find(({ to }) => to.includes(STAFF_MAIL.to));
    const [, link = ''] = /href="(mailto:[^"]+)"/.exec(staffs?.html ?? '') ?? [];
    expect(decodeURIComponent(new URL(link.replaceAll('&#39;', "'")).pathname)).toBe(email);
  },
);

// Asked: 256
test('a yard’s own addresses get its requests, and the visitor’s answers; no yard’s go to the common one', async () => {
  const asked = { emailMe: true, email: 'near@example.com' };
  const atNewnan = await send({ ...asked, location: 'newnan' });
  expect(atNewnan.mails.map(({ to, replyTo }) => ({ to, replyTo }))).toEqual(
    expect.arrayContaining([
      { to: NEWNAN_MAILS, replyTo: ['near@example.com'] },
      { to: ['near@example.com'], replyTo: NEWNAN_MAILS },
    ]),
  );
  const { mails } = await send({ location: '' });
  expect(mails.map(({ to }) => to)).toEqual([[STAFF_MAIL.to]]);
});

test('two requests of one name have mails of their own, and all mails of one have its code, which staff’s search finds', async () => {
  const asked = { emailMe: true, email: 'twice@example.com' };
  const [one, two] = [await send(asked), await send(asked)];
  const subjects = [one, two].map(({ mails }) => mails.map(({ subject }) => subject));
  expect(new Set(subjects.flat()).size).toBe(4);
  for (const { id, mails } of [one, two]) {
    const code = id.slice(0, 6).toUpperCase();
    for (const { subject } of mails) expect(subject).toMatch(new RegExp(` \\(${code}\\)$`));
    for (const q of [code, code.toLowerCase()])
      expect((await listQuotes(server.db, id, { q })).rows.map((row) => row.id)).toEqual([id]);
  }
});

test('each mail says that a machine wrote it, so that no holiday notice answers it', async () => {
  const { mails } = await send({ emailMe: true, email: 'away@example.com' });
  expect(
    mails.map(({ headers }) => [headers['auto-submitted'], headers['x-auto-response-suppress']]),
  ).toEqual(Array.from({ length: 2 }, () => ['auto-generated', 'OOF, AutoReply']));
});

// ASVS: 1.2.1, 1.3.11
test('what a visitor types is text, and cannot add a header, a field or a tag', async () => {
  const { mails } = await send({
    firstName: 'Eve\r\nBcc: victim@example.net',
    lastName: '<b>Bold</b>',
    description: '<script>alert(1)</script> & "copper"\nPhone: (404) 555-0111',
  });
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect(mail?.subject).toContain('Quote request from Eve Bcc: victim@example.net <b>Bold</b>');
  expect(mail?.to).toEqual([STAFF_MAIL.to]);
  expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;copper&quot;');
  expect(mail?.html).not.toMatch(/<script|<b>/);
  expect(mail?.text).toContain('\n    Phone: (404) 555-0111');
});

test('the visitor’s mail does not wait for a photo as staff’s does', async () => {
  const { mails } = await send({ emailMe: true, email: 'grace@example.com', photoFollows: true });
  expect(mails.map(({ to }) => to)).toEqual([['grace@example.com']]);
});

// Asked: 255
test('the visitor gets mail only when it was asked for with an address, and none of their words in it', async () => {
  expect((await send({ emailMe: true, email: '' })).mails).toHaveLength(1);
  const { mails } = await send({ emailMe: true, firstName: 'Buy pills at', email: 'grace@example.com' });
  expect(mails).toHaveLength(2);
  const mail = mails.find(({ to }) => to.includes('grace@example.com'));
  expect(mail).toMatchObject({ replyTo: [STAFF_MAIL.to] });
  expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/pills|bright copper/);
});

test('one address gets three copies a day, from however many senders; every request reaches staff', async () => {
  const email = 'someone.else@example.com';
  const recipients: string[] = [];
  const refused: boolean[] = [];
  for (const typed of [email, email.toUpperCase(), email, email, email]) {
    const { mails, isCopyRefused } = await send({ emailMe: true, email: typed });
    refused.push(isCopyRefused);
    recipients.push(...mails.flatMap(({ to }) => to));
  }
  expect(recipients.filter((to) => to.toLowerCase() === email)).toHaveLength(3);
  expect(recipients.filter((to) => to === STAFF_MAIL.to)).toHaveLength(5);
  expect(refused).toEqual([false, false, false, true, true]);
  expect((await send({ emailMe: true, email: 'another@example.com' })).mails).toHaveLength(2);
});

const copiesOf = (id: string) =>
  server.db
    .select({ state: outbox.state, attempts: outbox.attempts })
    .from(outbox)
    .where(and(eq(outbox.subjectId, id), eq(outbox.kind, 'quote_visitor_mail')));

test('an address that takes no mail is asked once, and gets no more copies', async () => {
  const email = `nobody@${NO_MAILBOX}`;
  const first = await send({ emailMe: true, email });
  expect(await copiesOf(first.id)).toEqual([{ state: 'done', attempts: 1 }]);
  const second = await send({ emailMe: true, email: email.toUpperCase() });
  expect(await copiesOf(second.id)).toEqual([]);
  expect([first, second].map(({ mails }) => mails.map(({ to }) => to))).toEqual([
    [[STAFF_MAIL.to]],
    [[STAFF_MAIL.to]],
  ]);
});

test('staff mail waits for an announced photo, and goes without it in the end', async () => {
  const { id, mails } = await send({ photoFollows: true });
  expect(mails).toEqual([]);
  const [row] = await server.db
    .select({ waitMs: sql<number>`extract(epoch from available_at - created_at)::int * 1000` })
    .from(outbox)
    .where(and(eq(outbox.subjectId, id), eq(outbox.kind, 'quote_staff_mail')));
  expect(row).toEqual({ waitMs: 120_000 });
  await server.db
    .update(outbox)
    .set({ availableAt: sql`now()` })
    .where(eq(outbox.subjectId, id));
  await workOutbox();
  const mail = server.mail.messages().at(-1);
  expect(mail?.text).toContain(id);
  expect(mail?.text).toContain('Not received yet');
});

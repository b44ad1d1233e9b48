import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { merchandiseInquiries } from '../../netlify/database/schema/inquiries.ts';
import { outbox } from '../../netlify/database/schema/outbox.ts';
import quotesFunction from '../../netlify/functions/quotes.ts';
import { workOutbox } from '../support/due-work.ts';
import { STAFF_MAIL } from '../../src/business/business.ts';
import { createInquiryApi } from '../../src/domain/inquiries/inquiries.api.ts';
import { INQUIRY_TYPES } from '../../src/domain/inquiries/inquiry.schema.ts';
import type { ErrorBody } from '../../src/domain/shared/contract/errors.ts';
import { subjectAbout } from '../../src/domain/shared/contact/request-code.ts';
import { callApi, type CallOptions } from '../support/call.ts';
import { useLinkedServer } from '../support/database-link.ts';
import { inquiryBody } from '../support/inquiry.ts';
import { settled } from '../support/wait-until.ts';

const server = useLinkedServer();
beforeEach(async () => {
  await settled();
  await server.db.delete(merchandiseInquiries);
});

const post = (body: unknown = inquiryBody(), options: CallOptions = {}) =>
  callApi(quotesFunction, createInquiryApi, { body, ...options });
const idOf = async (response: Response) => ((await response.json()) as { id: string }).id;
const failed = async (response: Response) => (await response.json()) as ErrorBody;
const withKey = (key: string) => ({ headers: { 'idempotency-key': key } });
const rows = () => server.db.select().from(merchandiseInquiries);
const messages = (id: string) => server.db.select().from(outbox).where(eq(outbox.subjectId, id));
const mailsAbout = (id: string) => server.mail.messages().filter(({ text }) => text?.includes(id));

// Asked: 87, 157
test('an inquiry is kept as clean text, and staff are due a mail', async () => {
  const response = await post(
    inquiryBody({
      name: '  Ada\u200b  Wright\u0000',
      phone: ' +44 20 7946 0000 ',
      message: 'One\r\ntwo three ',
    }),
  );
  expect(response.status).toBe(201);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const id = await idOf(response);
  expect(await rows()).toEqual([
    {
      id,
      createdAt: expect.any(Date) as Date,
      name: 'Ada Wright',
      email: 'ada.wright@example.com',
      phone: '+44 20 7946 0000',
      inquiryType: 'bulk_order',
      subject: 'Forty crew shirts',
      message: 'One\ntwo three',
      ticketId: null,
      locale: 'en',
      suspectedSpam: false,
      answeredAt: null,
    },
  ]);
  expect(await messages(id)).toMatchObject([{ kind: 'inquiry_staff_mail' }]);
});

// Asked: 87
test.each(INQUIRY_TYPES)('%s is a type, and the phone may be left out', async (inquiryType) => {
  const { phone: _phone, ...body } = inquiryBody({ inquiryType });
  expect((await post(body)).status).toBe(201);
  expect(await rows()).toMatchObject([{ inquiryType, phone: null }]);
});

test('a message that is too long says by how much, and is not cut', async () => {
  const response = await post(inquiryBody({ message: 'x'.repeat(4_800) }));
  expect(response.status).toBe(400);
  const { fields } = (await failed(response)) as { fields: object };
  expect(fields).toEqual({ message: 'Please use at most 4,000 characters, 800 too many' });
  expect(await rows()).toEqual([]);
});

test.each<[string, unknown]>([
  ['an unknown field', { ...inquiryBody(), isAdmin: true }],
  ['an email with a line break', inquiryBody({ email: 'a@example.com\r\nBcc: b@example.com' })],
  ['a subject that cannot be seen', inquiryBody({ subject: '\u200b\u202e'.repeat(5) })],
  ['a message too long', inquiryBody({ message: 'x'.repeat(4_001) })],
  ['a list', []],
])('%s is refused', async (_, body) => {
  expect((await post(body)).status).toBe(400);
  expect(await rows()).toEqual([]);
});

test.each([
  ['the hidden field was filled', { website: 'https://example.com' }],
  ['it was filled in faster than a person can', { filledInMs: 1_999 }],
])('where %s the answer looks the same, and no mail is due', async (_, changes) => {
  const response = await post(inquiryBody(changes));
  expect(response.status).toBe(201);
  const id = await idOf(response);
  expect(await rows()).toMatchObject([{ id, suspectedSpam: true }]);
  expect(await messages(id)).toEqual([]);
});

test('twenty at once with one key make one inquiry, one answer and one mail', async () => {
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, count) =>
      post(inquiryBody({ filledInMs: 5_000 + count }), withKey('race')),
    ),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
  const ids = new Set(await Promise.all(responses.map(idOf)));
  expect(ids.size).toBe(1);
  expect(await rows()).toHaveLength(1);
  await settled();
  const [id = ''] = ids;
  expect(mailsAbout(id)).toHaveLength(1);
});

test('a key with other details is refused', async () => {
  await post(inquiryBody(), withKey('other'));
  const response = await post(inquiryBody({ subject: 'Fifty crew shirts' }), withKey('other'));
  expect(response.status).toBe(409);
  expect(await failed(response)).toMatchObject({ code: 'idempotency_key_reused' });
  expect(await rows()).toHaveLength(1);
});

// Asked: 240
test('the eleventh of an address in ten minutes is one too many; a repeat is none, another caller is free', async () => {
  const ip = '203.0.113.41';
  const attempts = await Promise.all(
    Array.from({ length: 14 }, (_, count) => post(inquiryBody(), { ip, ...withKey(`mine-${count}`) })),
  );
  const statuses = attempts.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([...Array<number>(10).fill(201), ...Array<number>(4).fill(429)]);
  expect(await rows()).toHaveLength(10);
  const refused = await post(inquiryBody(), { ip });
  expect(await failed(refused)).toMatchObject({ code: 'too_many_requests' });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
  const accepted = attempts.findIndex(({ status }) => status === 201);
  expect((await post(inquiryBody(), { ip, ...withKey(`mine-${accepted}`) })).status).toBe(201);
  expect((await post(inquiryBody(), { ip: '203.0.113.42' })).status).toBe(201);
});

test('staff get every field, and an answer goes to the visitor', async () => {
  const id = await idOf(await post(inquiryBody({ phone: '770-555-0199' })));
  await settled();
  const [mail, ...others] = mailsAbout(id);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    from: STAFF_MAIL.from,
    to: [STAFF_MAIL.to],
    replyTo: ['ada.wright@example.com'],
    subject: subjectAbout(id, 'Merchandise inquiry from Ada Wright'),
    attachments: [],
  });
  const facts = ['Ada Wright', 'ada.wright@example.com', '770-555-0199', 'Bulk order', 'Forty crew shirts'];
  for (const part of [mail?.text, mail?.html]) {
    for (const fact of [...facts, 'our logo on the back', 'within 24 hours']) expect(part).toContain(fact);
  }
  expect(mail?.html).toContain('href="tel:+17705550199"');
});

test('what a visitor types is text, and cannot add a header, a field or a tag', async () => {
  const id = await idOf(
    await post(
      inquiryBody({
        name: 'Eve\r\nBcc: victim@example.net <b>Bold</b>',
        subject: '<img src=x onerror=alert(1)>',
        message: '<script>alert(1)</script> & "logo"\nPhone: (404) 555-0111',
      }),
    ),
  );
  await settled();
  const [mail] = mailsAbout(id);
  expect(mail?.subject).toBe(
    subjectAbout(id, 'Merchandise inquiry from Eve Bcc: victim@example.net <b>Bold</b>'),
  );
  expect(mail?.to).toEqual([STAFF_MAIL.to]);
  expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;logo&quot;');
  expect(mail?.html).not.toMatch(/<script|<b>/);
  // The mark alone.
  expect(mail?.html?.match(/<img[^>]*>/g)).toEqual([expect.stringContaining('/icons/icon-192.png')]);
  expect(mail?.text).toContain('\n    Phone: (404) 555-0111');
});

test('with the mail server down the inquiry is accepted, and its mail comes after', async () => {
  await server.mail.down();
  const response = await post();
  expect(response.status).toBe(201);
  const id = await idOf(response);
  await settled();
  expect(await messages(id)).toMatchObject([{ state: 'pending', attempts: 1 }]);
  await server.mail.up();
  await server.db
    .update(outbox)
    .set({ availableAt: sql`now()` })
    .where(eq(outbox.subjectId, id));
  await workOutbox();
  expect(mailsAbout(id)).toHaveLength(1);
});

test('what fails before it is written leaves nothing, and the same key works after', async () => {
  server.link.once('commit', 'merchandise_inquiries');
  expect((await post(inquiryBody(), withKey('again'))).status).toBe(503);
  expect(await rows()).toEqual([]);
  expect((await post(inquiryBody(), withKey('again'))).status).toBe(201);
  expect(await rows()).toHaveLength(1);
});

import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { merchandiseInquiries } from '../../netlify/database/schema/inquiries.ts';
import { outbox } from '../../netlify/database/schema/outbox.ts';
import quotesFunction from '../../netlify/functions/quotes.ts';
import { YARDS } from '../../src/business/yards.ts';
import { answerBy } from '../../src/domain/offers/request/answer-by.ts';
import { createInquiryApi } from '../../src/domain/inquiries/inquiries.api.ts';
import { INQUIRY_TYPES } from '../../src/domain/inquiries/inquiry.schema.ts';
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
const rows = () => server.db.select().from(merchandiseInquiries);
const messages = (id: string) => server.db.select().from(outbox).where(eq(outbox.subjectId, id));

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
  const [stored] = await rows();
  expect(await rows()).toEqual([
    {
      id,
      createdAt: expect.any(Date) as Date,
      dueAt: expect.any(Date) as Date,
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
      assigneeId: null,
    },
  ]);
  const due = answerBy(YARDS, stored?.createdAt ?? new Date());
  expect(Math.abs(due.getTime() - (stored?.dueAt.getTime() ?? 0))).toBeLessThan(5_000);
  expect(await messages(id)).toMatchObject([{ kind: 'inquiry_staff_mail' }]);
});

// Asked: 87
test.each(INQUIRY_TYPES)('%s is a type, and the phone may be left out', async (inquiryType) => {
  const { phone: _phone, ...body } = inquiryBody({ inquiryType });
  expect((await post(body)).status).toBe(201);
  expect(await rows()).toMatchObject([{ inquiryType, phone: null }]);
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

// ASVS: 2.2.3
import { beforeEach, describe, expect, test } from 'vitest';
import { quoteRequests } from '../../netlify/database/schema/quotes.ts';
import { yardSpecialDays } from '../../netlify/database/schema/yards.ts';
import quotesFunction from '../../netlify/functions/quotes.ts';
import addressesFunction from '../../netlify/functions/addresses.ts';
import { openRequest } from '../../netlify/services/offers/open-request.ts';
import { readYardHours } from '../../netlify/services/locations/rows.ts';
import { createQuoteRequest } from '../../netlify/services/quotes/create-quote-request.ts';
import { STAFF_MAIL } from '../../src/business/business.ts';
import { verifyAddressApi } from '../../src/domain/addresses/addresses.api.ts';
import { dayText } from '../../src/domain/locations/hours/special-days.ts';
import { answerBy } from '../../src/domain/offers/request/answer-by.ts';
import { momentAt } from '../../src/domain/shared/time/from-new-york.ts';
import { yardsFor } from '../../src/domain/quotes/offered-times.ts';
import {
  createQuoteRequestApi,
  quoteRequestSchema,
  type QuoteRequestCreated,
} from '../../src/domain/quotes/quotes.api.ts';
import { slotText } from '../../src/domain/quotes/request-words.ts';
import { inNewYork } from '../../src/domain/shared/time/new-york-time.ts';
import type { ErrorBody } from '../../src/domain/shared/contract/errors.ts';
import { callApi, type CallOptions } from '../support/call.ts';
import { callbackOf, pickupOf, quoteBody } from '../support/quote.ts';
import { useServer } from '../support/server.ts';
import { settled } from '../support/wait-until.ts';

const server = useServer();
beforeEach(async () => {
  await settled();
  await server.db.delete(quoteRequests);
});

const post = (body: unknown, options: CallOptions = {}) =>
  callApi(quotesFunction, createQuoteRequestApi, { body, ...options });
const created = async (response: Response) => (await response.json()) as QuoteRequestCreated;
const fieldsOf = async (response: Response) => {
  expect(response.status).toBe(400);
  const { code, fields } = (await response.json()) as ErrorBody;
  expect(code).toBe('invalid_input');
  return fields;
};
const rows = () => server.db.select().from(quoteRequests);
const withKey = (key: string) => ({ headers: { 'idempotency-key': key } });

/** Sends a request, waits for its mail, and returns the mail, staff's first. */
async function mailsFor(body: unknown) {
  const before = server.mail.messages().length;
  expect((await post(body)).status).toBe(201);
  await settled();
  const mails = server.mail.messages().slice(before);
  return mails.toSorted((one) => (one.to.includes(STAFF_MAIL.to) ? -1 : 1));
}

test('a plain quote is one of the kind quote, without details', async () => {
  expect((await post(quoteBody())).status).toBe(201);
  expect(await rows()).toMatchObject([{ kind: 'quote', details: null }]);
});

// Asked: 314
test('a request tells in which language its page was, English where it says nothing', async () => {
  expect((await post(quoteBody())).status).toBe(201);
  expect((await post(quoteBody({ locale: 'en' }))).status).toBe(201);
  expect((await post(quoteBody({ locale: 'es', pickup: pickupOf() }))).status).toBe(201);
  expect((await rows()).map(({ locale }) => locale).toSorted()).toEqual(['en', 'en', 'es']);
  expect(await fieldsOf(await post({ ...quoteBody(), locale: 'fr' }))).toHaveProperty('locale');
});

// Asked: 315
test('a request that is tried again from a page in another language, or after a deploy, is one request', async () => {
  const key = withKey('0d6f8a0e-66f5-4b7a-9c7e-1f2f6f3f9a01');
  const first = await created(await post(quoteBody({ locale: 'es' }), key));
  expect(await created(await post(quoteBody(), key))).toEqual(first);
  expect(await created(await post(quoteBody({ locale: 'en' }), key))).toEqual(first);
  expect(await rows()).toMatchObject([{ id: first.id, locale: 'es' }]);
});

// Asked: 314
test('staff read the language of a request in Spanish, and each choice in English', async () => {
  const estimate = [
    { metalType: 'brass', weight: '40', unit: 'lb' } as const,
    { metalType: 'steel', weight: '2', unit: 'ton' } as const,
  ];
  const pickup = pickupOf();
  const [mail] = await mailsFor(quoteBody({ locale: 'es', estimate, pickup }));
  for (const line of [
    'Language: Spanish',
    'Estimate: Red Brass: 40 lb, Steel: 2 ton',
    'Weight: 1,000 to 5,000 lb',
    `Day: ${dayText(pickup.day)}`,
    'Time: Morning, 8:00 AM-12:00 PM',
  ])
    expect(mail?.text).toContain(line);
  const [inEnglish] = await mailsFor(quoteBody({ estimate, description: 'Red brass and steel' }));
  expect(inEnglish?.text).not.toMatch(/Language|Estimate/);
});

test('a pickup is kept with its address cleaned, a callback with its slot', async () => {
  const pickup = pickupOf();
  expect(
    (await post(quoteBody({ pickup: { ...pickup, city: ' Griffin\u200b ', state: 'ga' } }))).status,
  ).toBe(201);
  const [stored] = await rows();
  expect(stored).toMatchObject({ kind: 'pickup', details: pickup, suspectedSpam: false });
  // Its answer is due, long before the truck.
  const yards = await readYardHours(server.db, inNewYork(new Date()).date);
  const due = answerBy(yardsFor('', yards), stored?.createdAt ?? new Date());
  expect(Math.abs(due.getTime() - (stored?.dueAt.getTime() ?? 0))).toBeLessThan(5_000);
  await server.db.delete(quoteRequests);
  const callback = callbackOf();
  expect((await post(quoteBody({ callback }))).status).toBe(201);
  const dueAt = momentAt(callback.day, callback.time);
  expect(await rows()).toMatchObject([{ kind: 'callback', details: callback, dueAt }]);
});

test('one request is not both, and nothing of it is kept', async () => {
  const both = await post(quoteBody({ pickup: pickupOf(), callback: callbackOf() }));
  expect(await fieldsOf(both)).toEqual({ callback: 'Please send a pickup and a callback as two requests' });
  expect(await rows()).toEqual([]);
});

describe('the second time', () => {
  test('another day under the same key is refused', async () => {
    await post(quoteBody({ callback: callbackOf() }), withKey('moved'));
    const other = await post(quoteBody({ callback: callbackOf({ time: '10:00' }) }), withKey('moved'));
    expect(other.status).toBe(409);
    expect(await rows()).toHaveLength(1);
  });

  test('a slot that has passed since is still the request that arrived, and none without its key', async () => {
    const input = quoteRequestSchema.parse(quoteBody({ callback: { day: '2026-11-23', time: '10:00' } }));
    const at = (time: string, key: string | null) =>
      createQuoteRequest(server.db, input, { address: 'late', idempotencyKey: key }, new Date(time));
    const first = await at('2026-11-23T14:30:00Z', 'late');
    expect(await at('2026-11-23T18:00:00Z', 'late')).toEqual(first);
    const message = 'We can’t call at that time. Please choose another.';
    for (const key of [null, 'later']) {
      await expect(at('2026-11-23T18:00:00Z', key)).rejects.toMatchObject({
        details: { fields: { 'callback.time': message } },
      });
    }
    expect(await rows()).toHaveLength(1);
  });
});

describe('staff are mailed', () => {
  test('the pickup with a map, its weight, day and window in words', async () => {
    const pickup = pickupOf({ weightClass: 'over_20000_lb', zip: '30224' });
    const [mail] = await mailsFor(quoteBody({ pickup }));
    expect(mail?.subject).toContain('Pickup request from Ada Wright (');
    for (const text of [
      'Pick up at: 12 Mill St, Griffin, GA 30224 https://www.google.com/maps/search/?api=1&query=12%20Mill%20St%2C%20Griffin%2C%20GA%2030224',
      'Address check: Not checked. Please ask.',
      'Weight: Over 20,000 lb',
      `Day: ${dayText(pickup.day)}`,
      'Time: Morning, 8:00 AM-12:00 PM',
      'Scrap: About 200 lb of bright copper wire',
    ]) {
      expect(mail?.text).toContain(text);
    }
    expect(mail?.html).toContain('href="https://www.google.com/maps/search/?api=1&amp;query=12%20Mill%20St');
  });

  test.each([
    ['12 Mill St', 'Found'],
    ['12 Nowhere St', 'May be wrong. Please ask.'],
  ])('what the check of %s found', async (address, found) => {
    const { city, state, zip } = pickupOf();
    await callApi(addressesFunction, verifyAddressApi, { body: { address, city, state, zip } });
    const [mail] = await mailsFor(quoteBody({ pickup: pickupOf({ address }) }));
    expect(mail?.text).toContain(`Address check: ${found}`);
  });

  test('the callback with its day and slot', async () => {
    const callback = callbackOf();
    const [mail] = await mailsFor(quoteBody({ callback }));
    expect(mail?.subject).toContain('Callback request from Ada Wright (');
    expect(mail?.text).toContain(`Day: ${dayText(callback.day)}`);
    expect(mail?.text).toContain(`Time: ${slotText(callback.time)} Eastern time`);
    expect(mail?.text).not.toContain('Pick up at');
  });

  test('a street is text and cannot pose as a field or a tag', async () => {
    const address = '1 <b>Mill</b> St\r\nPhone: (404) 555-0111';
    const [mail] = await mailsFor(quoteBody({ pickup: pickupOf({ address }) }));
    expect(mail?.html).not.toContain('<b>');
    expect(mail?.text).not.toMatch(/^\s*Phone: \(404\)/m);
  });
});

test.each([
  [
    'pickup',
    'Your pickup request',
    { pickup: pickupOf(), location: 'newnan' },
    /Morning, 8:00 AM-12:00 PM\nYard: Newnan GA/,
  ],
  ['callback', 'Your callback is scheduled', { callback: callbackOf() }, dayText(callbackOf().day)],
] as const)(
  'a visitor who asked for mail about a %s reads what was chosen, and nothing that was typed',
  async (_kind, subject, details, chosen) => {
    const mails = await mailsFor(quoteBody({ ...details, emailMe: true }));
    expect(mails).toHaveLength(2);
    const mail = mails[1];
    expect(mail?.to).toEqual(['ada.wright@example.com']);
    expect(mail?.subject).toContain(subject);
    expect(mail?.text).toMatch(chosen);
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/Mill St|Ada|bright copper/);
  },
);

test('a pickup that is too light, where we know no truck to go, is told so in every place', async () => {
  const pickup = { ...pickupOf(), weightClass: 'under_1000_lb', zip: '99501' } as const;
  const {
    notes,
    requestToken,
    answerBy: told,
    receivedAt,
  } = await created(await post(quoteBody({ pickup })));
  expect(notes).toEqual(['too_light', 'unknown_zip']);
  const page = await openRequest(server.db, requestToken);
  expect(page).toMatchObject({ notes, answerBy: told, receivedAt });
  expect(Date.parse(told ?? '')).toBeGreaterThan(Date.parse(receivedAt));
  await settled();
  const [staff, visitor] = await mailsFor(quoteBody({ pickup, locale: 'es', emailMe: true }));
  expect(staff?.text).toMatch(
    /Told on the page: Our pickup minimum is 1,000 lb\. [^]*Told on the page: We don’t know/,
  );
  expect(visitor?.text).toMatch(
    /Tome en cuenta: Recogemos desde 1,000 lb\. [^]*Tome en cuenta: El código postal/,
  );
  const ordinary = await created(await post(quoteBody({ pickup: pickupOf() })));
  expect(ordinary.notes).toEqual([]);
});

const closeGriffinOn = (...days: readonly string[]) =>
  server.db.insert(yardSpecialDays).values(
    [...new Set(days)].map((day) => ({
      yardId: 'griffin' as const,
      day,
      opens: null,
      closes: null,
      reason: 'Flood',
    })),
  );

test('a yard that staff have closed on a day takes no pickup and no call that day, and another yard does', async () => {
  const [pickup, callback] = [pickupOf(), callbackOf()];
  await closeGriffinOn(pickup.day, callback.day);
  expect(await fieldsOf(await post(quoteBody({ location: 'griffin', pickup })))).toEqual({
    'pickup.day': 'We can’t come that day. Please choose another.',
  });
  expect(await fieldsOf(await post(quoteBody({ location: 'griffin', callback })))).toEqual({
    'callback.day': 'We can’t call that day. Please choose another.',
  });
  expect(await rows()).toEqual([]);
  expect((await post(quoteBody({ location: 'newnan', pickup }))).status).toBe(201);
  await server.db.delete(yardSpecialDays);
  expect((await post(quoteBody({ location: 'griffin', pickup }))).status).toBe(201);
});

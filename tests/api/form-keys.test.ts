import { randomUUID } from 'node:crypto';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { core } from 'zod/mini';
import { merchandiseInquiries } from '../../netlify/database/schema/inquiries.ts';
import { quoteRequests } from '../../netlify/database/schema/quotes.ts';
import adminFunction from '../../netlify/functions/admin.ts';
import quotesFunction from '../../netlify/functions/quotes.ts';
import rewardsFunction from '../../netlify/functions/rewards.ts';
import { readInquiry } from '../../netlify/services/inquiries/read-inquiry.ts';
import { exportQuotes } from '../../netlify/services/quotes/export-quotes.ts';
import { quoteFields } from '../../netlify/services/quotes/mail-fields.ts';
import { readQuote } from '../../netlify/services/quotes/read-quote.ts';
import { findQuote } from '../../netlify/services/quotes/rows.ts';
import { VEHICLE_QUESTIONS } from '../../src/business/vehicles.ts';
import { YARDS } from '../../src/business/yards.ts';
import { createInquiryApi } from '../../src/domain/inquiries/inquiries.api.ts';
import { askAboutTicketApi } from '../../src/domain/inquiries/ticket-questions.api.ts';
import { callbackDays, pickupDays } from '../../src/domain/quotes/offered-times.ts';
import { createQuoteRequestApi } from '../../src/domain/quotes/quotes.api.ts';
import { inNewYork } from '../../src/domain/shared/time/new-york-time.ts';
import { recordTicketApi } from '../../src/domain/tickets/admin-tickets.api.ts';
import { InquiryParts } from '../../src/features/admin/inquiries/InquiryView.tsx';
import { QuoteParts } from '../../src/features/admin/quotes/QuoteView.tsx';
import { callApi } from '../support/call.ts';
import { callbackOf, pickupOf, quoteBody } from '../support/quote.ts';
import { useServer } from '../support/server.ts';
import { staffCall } from '../support/staff-call.ts';
import { staffWith } from '../support/staff.ts';
import { ticketOf } from '../support/ticket.ts';
import { carBody } from '../support/vehicle.ts';
import { settled } from '../support/wait-until.ts';

// What a visitor enters and nobody reads is lost without a sound. So each key of a form is sent with two values, and where staff read
// the form, the two must look different.

const server = useServer();
let staff: Awaited<ReturnType<typeof staffWith>>;
beforeAll(async () => {
  staff = await staffWith(server.db, 'staff');
});

type Body = Readonly<Record<string, unknown>>;
type Place = 'mail' | 'inbox' | 'csv';

interface Form {
  readonly schema: core.$ZodType;
  /** What differs from the sample, without another value of the key and with it. A checkbox is ticked on its own. */
  readonly values: Readonly<Record<string, readonly [before: Body, after: Body]>>;
  /** Keys that staff do not read in these places, and why. */
  readonly unread: Readonly<Record<string, readonly [why: string, ...in_: Place[]]>>;
  readonly send: (changes: Body) => Promise<Readonly<Partial<Record<Place, string>>>>;
}

interface Def {
  readonly type: string;
  readonly innerType?: core.$ZodType;
  readonly shape?: Readonly<Record<string, core.$ZodType>>;
}

function defOf({ _zod }: core.$ZodType): Def {
  const def = _zod.def as unknown as Def;
  return def.innerType ? defOf(def.innerType) : def;
}

/** "email", and "pickup.day" of a group, each with its type. */
const keysOf = (schema: core.$ZodType, group = ''): readonly (readonly [key: string, type: string])[] =>
  Object.entries(defOf(schema).shape ?? {}).flatMap(([key, field]) =>
    defOf(field).shape ? keysOf(field, `${key}.`) : [[group + key, defOf(field).type] as const],
  );

async function unreadKeys({ schema, values, unread, send }: Form): Promise<readonly string[]> {
  const missing: string[] = [];
  const sent = new Map<string, ReturnType<Form['send']>>();
  const seen = (changes: Body) => {
    const before = sent.get(JSON.stringify(changes)) ?? send(changes);
    sent.set(JSON.stringify(changes), before);
    return before;
  };
  for (const [key, type] of keysOf(schema)) {
    const [, ...exempt] = unread[key] ?? unread[key.split('.')[0] ?? ''] ?? [''];
    const pair = values[key] ?? (type === 'boolean' ? ([{}, { [key]: true }] as const) : null);
    if (!pair) {
      if (exempt.length === 0) missing.push(`${key}: give it two values`);
      continue;
    }
    const [before, after] = [await seen(pair[0]), await seen(pair[1])];
    for (const place of Object.keys(before) as Place[]) {
      if (before[place] === after[place] && !exempt.includes(place))
        missing.push(`${key} is not in the ${place}`);
    }
  }
  return missing;
}

const RECEIVED = { createdAt: new Date('2026-01-05T15:00:00Z') };
const NOBODY_READS = ['tells programs from people', 'mail', 'inbox', 'csv'] as const;
const reload = async () => {};
const SIGNED_IN = {
  id: '',
  name: 'Stan Staff',
  email: 'stan@example.com',
  role: 'staff',
  yards: [],
  hasTwoFactor: false,
  hasPasskey: false,
  secondStepRequired: false,
  hasTrucks: false,
} as const;

/** A call's answer has the id. */
async function idOf(response: Promise<Response>): Promise<string> {
  const { id, ...failure } = (await (await response).json()) as { readonly id?: string };
  if (!id) throw new Error(JSON.stringify(failure));
  return id;
}

const withoutId = (text: string, id: string) =>
  text.replaceAll(id, '').replaceAll(id.slice(0, 6).toUpperCase(), '');

const PICKUP = pickupOf();
const CALLBACK = callbackOf();
const atPickup = (changes: Body) => [{ pickup: PICKUP }, { pickup: { ...PICKUP, ...changes } }] as const;
const atCallback = (changes: Body) =>
  [{ callback: CALLBACK }, { callback: { ...CALLBACK, ...changes } }] as const;
const atCar = (changes: Body) => [{ vehicle: carBody() }, { vehicle: { ...carBody(), ...changes } }] as const;
const laterPickup = pickupDays(YARDS, new Date()).findLast(({ times }) => times.length > 1);
const earlierCall = callbackDays(YARDS, new Date()).findLast(({ day }) => day !== CALLBACK.day);
const callsThatDay = callbackDays(YARDS, new Date()).find(({ day }) => day === CALLBACK.day);
const named = (key: string, after: unknown) => ({ [key]: [{}, { [key]: after }] as const });

test('each key of a request is in staff’s mail, in the inbox and in the CSV', async () => {
  const form: Form = {
    schema: createQuoteRequestApi.input,
    values: {
      ...named('firstName', 'Eve'),
      ...named('lastName', 'Moore'),
      ...named('phone', '(770) 555-0188'),
      ...named('email', 'eve@example.com'),
      ...named('description', 'Two old dish washers'),
      ...named('location', 'newnan'),
      ...named('locale', 'es'),
      'pickup.address': atPickup({ address: '14 Mill St' }),
      'pickup.city': atPickup({ city: 'Newnan' }),
      'pickup.state': atPickup({ state: 'AL' }),
      'pickup.zip': atPickup({ zip: '30263' }),
      'pickup.weightClass': atPickup({ weightClass: 'over_20000_lb' }),
      'pickup.day': atPickup({ day: laterPickup?.day }),
      'pickup.window': [
        { pickup: { ...PICKUP, day: laterPickup?.day } },
        { pickup: { ...PICKUP, day: laterPickup?.day, window: 'afternoon' } },
      ],
      'pickup.hold': atPickup({ hold: randomUUID() }),
      'callback.day': atCallback({ day: earlierCall?.day, time: earlierCall?.times[0] }),
      'callback.time': atCallback({ time: callsThatDay?.times.at(-1) }),
      'vehicle.vin': atCar({ vin: '' }),
      'vehicle.year': atCar({ year: 2004 }),
      'vehicle.make': atCar({ make: 'Acura' }),
      'vehicle.model': atCar({ model: 'Civic' }),
      'vehicle.kind': atCar({ kind: 'compact' }),
      'vehicle.handover': [
        { vehicle: carBody() },
        { vehicle: carBody({ handover: 'pickup' }), pickup: PICKUP },
      ],
      'vehicle.title': atCar({ title: 'lien' }),
      ...Object.fromEntries(
        VEHICLE_QUESTIONS.map((question) => [`vehicle.${question}`, atCar({ [question]: 'unknown' })]),
      ),
      'vehicle.isTyped': atCar({ isTyped: true }),
      photoCount: [
        { photoFollows: true, photoCount: 2 },
        { photoFollows: true, photoCount: 3 },
      ],
    },
    unread: {
      website: NOBODY_READS,
      filledInMs: NOBODY_READS,
      estimate: ['the description has it in words, and an offer begins with it', 'mail', 'inbox', 'csv'],
      'pickup.hold': ['keeps a time until that is booked', 'mail', 'inbox', 'csv'],
      'vehicle.isTyped': ['says which kind and weight count, and those are shown', 'mail', 'inbox', 'csv'],
      'vehicle.vin': ['only the request has it, where it is deleted in time', 'mail', 'csv'],
      photoFollows: ['the sheet counts those that have come', 'csv'],
      photoCount: ['the sheet counts those that have come', 'csv'],
    },
    async send(changes) {
      const body = quoteBody({ location: '', callMe: false, ...changes });
      const id = await idOf(callApi(quotesFunction, createQuoteRequestApi, { body }));
      await settled();
      await server.db.update(quoteRequests).set(RECEIVED).where(eq(quoteRequests.id, id));
      const stored = await findQuote(server.db, id);
      const quote = await readQuote(server.db, id);
      const { text } = await exportQuotes(server.db, staff.id, { q: id });
      const page = createElement(QuoteParts, { quote, reload, staff: SIGNED_IN });
      return {
        mail: JSON.stringify(stored && (await quoteFields(server.db, stored))),
        inbox: withoutId(renderToStaticMarkup(page), id),
        csv: withoutId(text, id),
      };
    },
  };
  expect(await unreadKeys(form)).toEqual([]);
});

/** The last mail, and the inbox. */
async function readInquiryOf(id: string) {
  await settled();
  await server.db.update(merchandiseInquiries).set(RECEIVED).where(eq(merchandiseInquiries.id, id));
  const { subject, text, replyTo } = server.mail.messages().findLast((mail) => mail.text?.includes(id)) ?? {};
  const page = createElement(InquiryParts, { inquiry: await readInquiry(server.db, id), reload, staff });
  return {
    mail: withoutId(JSON.stringify([subject, text, replyTo]), id),
    inbox: withoutId(renderToStaticMarkup(page), id),
  };
}

const ASKED = {
  name: 'Ada Wright',
  email: 'ada@example.com',
  message: 'Do you have this in green as well?',
  filledInMs: 60_000,
};
const ASKER = {
  ...named('name', 'Eve Moore'),
  ...named('email', 'eve@example.com'),
  ...named('phone', '(770) 555-0188'),
  ...named('message', 'Do you have this in blue as well?'),
};

test('each key of a question about merchandise is in staff’s mail and in the inbox', async () => {
  const form: Form = {
    schema: createInquiryApi.input,
    values: {
      ...ASKER,
      ...named('inquiryType', 'bulk_order'),
      ...named('subject', 'A question of size'),
    },
    unread: { website: NOBODY_READS, filledInMs: NOBODY_READS },
    async send(changes) {
      const body = { ...ASKED, inquiryType: 'other', subject: 'A question of color', ...changes };
      return readInquiryOf(await idOf(callApi(quotesFunction, createInquiryApi, { body })));
    },
  };
  expect(await unreadKeys(form)).toEqual([]);
});

test('each key of a question about a ticket is in staff’s mail and in the inbox', async () => {
  const ticket = ticketOf({ number: 'K-1' });
  await staffCall(adminFunction, recordTicketApi, staff.cookie, { body: ticket });
  const facts = { yardId: 'griffin', number: 'K-1', soldOn: inNewYork(new Date()).date, total: '45.00' };
  const form: Form = {
    schema: askAboutTicketApi.input,
    values: { ...ASKER, ...named('locale', 'es') },
    unread: {
      website: NOBODY_READS,
      filledInMs: NOBODY_READS,
      ticketId: ['names the ticket, which the inbox shows', 'mail', 'inbox'],
      facts: ['name the ticket, which the inbox shows', 'mail', 'inbox'],
    },
    async send(changes) {
      const body = { ...ASKED, phone: '', ticketId: null, facts, ...changes };
      return readInquiryOf(await idOf(callApi(rewardsFunction, askAboutTicketApi, { body })));
    },
  };
  expect(await unreadKeys(form)).toEqual([]);
});

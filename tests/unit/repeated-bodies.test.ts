import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fingerprintOf } from '../../netlify/lib/http/idempotency.ts';
import { allContracts } from '../support/contracts.ts';
import { inquiryBody } from '../support/inquiry.ts';
import { cardBody, walletBody } from '../support/order.ts';
import { privacyBody } from '../support/privacy.ts';
import { pickupOf, quoteBody } from '../support/quote.ts';
import { newCustomerBody } from '../support/rewards.ts';

const MUG = [{ merchandiseItemId: randomUUID(), quantity: 1, price: '14.50', name: 'Mug' }];

/** What is sent under an Idempotency-Key whose content is compared by its fingerprint. */
const BODIES: Readonly<Record<string, object>> = {
  askAboutTicketApi: {
    name: 'Ada Wright',
    email: 'ada@example.com',
    message: 'Is the weight right?',
    website: '',
    filledInMs: 9_000,
    ticketId: randomUUID(),
    facts: null,
  },
  createAlertApi: {
    kind: 'at_least',
    metalType: 'copper_wire',
    yardId: '',
    atLeast: '4.75',
    email: 'ada@example.com',
    locale: 'en',
  },
  createCustomerApi: newCustomerBody(),
  createInquiryApi: inquiryBody(),
  createOrderApi: walletBody(MUG),
  createPaymentIntentApi: cardBody(MUG),
  createPrivacyRequestApi: privacyBody(),
  createQuoteRequestApi: quoteBody({ pickup: pickupOf() }),
  holdPriceApi: {
    metalType: 'copper_wire',
    yardId: 'griffin',
    phone: '7705550142',
    price: '4.50',
    unit: 'lb',
    locale: 'en',
  },
};

/** Those whose record has the id that the browser chose, or the key itself. */
const hasOwnId = (input: z.ZodMiniType | undefined) =>
  input instanceof z.ZodMiniObject &&
  ['id', 'ticketId', 'visitId', 'rewardId'].some((name) => name in input.shape);

const contracts = await allContracts();

test('every call that compares a body under a key is here', () => {
  const taking = [...contracts].filter(
    ([name, { errors, input }]) =>
      errors?.includes('idempotency_key_reused') &&
      (name in BODIES || !hasOwnId(input as z.ZodMiniType | undefined)),
  );
  expect(taking.map(([name]) => name).toSorted()).toEqual(Object.keys(BODIES));
});

test.each(Object.entries(BODIES))(
  'a body of %s is the same after a deploy that adds fields with a default',
  async (name, body) => {
    const schema = contracts.get(name)?.input;
    if (!(schema instanceof z.ZodMiniObject)) throw new Error(`${name} has no fields.`);
    const later = z.object({
      ...schema.shape,
      laterWord: z._default(z.string(), 'en'),
      laterNumber: z._default(z.int(), 1),
      laterParts: z._default(z.array(z.string()), []),
      laterChoice: z._default(z.nullable(z.string()), null),
    });
    const read = async (by: typeof schema | typeof later, sent: object) =>
      fingerprintOf({ schema: by, content: await z.parseAsync(by, sent) });
    const before = await read(schema, body);
    expect(await read(later, body)).toBe(before);
    const reversed = Object.fromEntries(Object.entries(body).toReversed());
    expect(await read(later, { ...reversed, laterWord: 'en', laterChoice: null })).toBe(before);
    expect(await read(later, { ...body, laterWord: 'es' })).not.toBe(before);
  },
);

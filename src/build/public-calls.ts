import * as z from 'zod/mini';
import { YARD_IDS } from '../business/yards.ts';
import {
  CATEGORIES,
  featuredMerchandiseApi,
  groupedMerchandiseApi,
  merchFeedApi,
} from '../domain/catalogue/catalogue.api.ts';
import { readYardNewsApi } from '../domain/locations/yards.api.ts';
import { GRADE_GROUP_KEYS } from '../domain/prices/grades.ts';
import { readPriceListApi } from '../domain/prices/price-list.api.ts';
import { listMetalPricesApi, priceHistoryApi } from '../domain/prices/prices.api.ts';
import { listRewardsApi } from '../domain/rewards/rewards.api.ts';
import { TIERS } from '../domain/rewards/tiers.ts';
import type { Answer, Endpoint } from '../domain/shared/endpoint.ts';
import { healthApi } from '../domain/shared/health.api.ts';
import { JOB_NAMES } from '../domain/shared/jobs.ts';
import { type PosTicketInput, posTicketSchema } from '../domain/tickets/pos-ticket.schema.ts';
import { posWebhookApi } from '../domain/tickets/pos-tickets.api.ts';

/** A call that programs of others may make, as /openapi.json tells it. Only what a contract does not say itself stands here. */
export interface PublicCall {
  /** In a program's own words: "readPriceList". */
  readonly name: string;
  readonly contract: Endpoint;
  readonly says: string;
  /** Absent: a file. */
  readonly answer?: z.ZodMiniType;
  /** Of a call that its sender signs, which is read by its verb, not by its contract. */
  readonly signed?: { readonly body: z.ZodMiniType; readonly headers: Readonly<Record<string, string>> };
  /** Sentences about the body's fields, by their names; those of `lines` behind a period. */
  readonly fields?: Readonly<Record<string, string>>;
}

type Loose<Type> = Type extends readonly (infer Each)[]
  ? Loose<Each>[]
  : Type extends object
    ? { -readonly [Key in keyof Type]: Loose<Type[Key]> }
    : Type;

/** Contracts have types alone for their answers. A schema that is not exactly the type does not compile. */
const call = <Output, Schema extends z.ZodMiniType<Output>>(
  name: string,
  contract: Omit<Endpoint, 'output'> & { readonly output: Answer<Output> },
  answer: Loose<Output> extends z.output<Schema> ? Schema : never,
  says: string,
  more: Pick<PublicCall, 'signed' | 'fields'> = {},
): PublicCall => ({ name, contract: contract as Endpoint, says, answer, ...more });

const text = (says: string) => z.string().check(z.describe(says));
const dollars = text('Dollars, a decimal number in a text.');
const time = z.iso.datetime();
const yard = z.enum(YARD_IDS);

const metalPrice = z.strictObject({
  id: z.uuid(),
  metalType: text('The key of the metal.'),
  price: dollars,
  unit: z.string(),
  updatedAt: time.check(z.describe('Since when it holds.')),
  change: z.nullable(z.string()).check(z.describe('Dollars against the price before; null: there was none.')),
});

const gradePrice = z.strictObject({
  ...metalPrice.shape,
  name: z.string(),
  howToTell: text('How to tell it from other grades; may be empty.'),
  group: z.enum(GRADE_GROUP_KEYS),
  isNameEnglish: z.exactOptional(z.boolean()),
  isNoteEnglish: z.exactOptional(z.boolean()),
  material: z.nullable(z.string()).check(z.describe('The last part of its page under /materials.')),
  listed: z.enum(['card', 'list']),
  isYardPrice: z.boolean().check(z.describe("The yard's own price, not the common one.")),
  differs: z.boolean().check(z.describe('Some yard pays another price.')),
});

const variant = z.strictObject({
  id: z.uuid(),
  color: z.string(),
  size: z.string(),
  price: dollars,
  image: text('The path of its picture.'),
  printfulVariantId: z.nullable(z.int()),
  soldOut: z.exactOptional(z.literal(true)),
});

const items = z.array(
  z.strictObject({
    id: z.uuid(),
    slug: text('The last part of its page.'),
    name: z.string(),
    description: z.string(),
    price: text('The lowest of its variants, in dollars.'),
    category: z.enum(CATEGORIES),
    image: text('The path of its picture.'),
    featured: z.boolean(),
    color: z.string(),
    size: z.string(),
    printfulVariantId: z.nullable(z.int()),
    variants: z.array(variant),
  }),
);

const POS_FIELDS: Readonly<
  Partial<Record<keyof PosTicketInput | `lines.${keyof PosTicketInput['lines'][number]}`, string>>
> = {
  number:
    'As it is printed; once for a yard and a year, with or without zeros before it, and not like G26-W1001, which the site gives.',
  soldAt: "On the yard's clock.",
  phone: "The seller's, for points. It opens no account.",
  status:
    'Empty, paid, completed or closed. Void, canceled, hold, open, pending and unpaid are not taken. Any case.',
  total: 'What was paid, in dollars. Up to 5 cents more or less than the lines become a line "Rounding".',
  'lines.metalType': 'The key of the grade, as readPriceList has it.',
  'lines.unit': 'lb or ton for what is priced by weight, each for everything else.',
  'lines.deductionReason': 'Without it, the ticket says "Not recorded".',
  'lines.price': 'Dollars for the unit in which the price list has the grade.',
  'lines.priceReason': 'Why it is not the posted price. Without it, the ticket says "Not recorded".',
};

/** What anybody may read without a session, and what a partner signs. All other calls are between our pages and our functions. */
export const PUBLIC_CALLS: readonly PublicCall[] = [
  call('listMetalPrices', listMetalPricesApi, z.array(metalPrice), 'The prices that the home page shows.'),
  call(
    'readPriceList',
    readPriceListApi,
    z.array(gradePrice),
    'Every grade that is listed: at the common prices, or those of a yard.',
  ),
  call(
    'readPriceHistory',
    priceHistoryApi,
    z.strictObject({
      metalType: z.string(),
      unit: z.string(),
      points: z.array(z.strictObject({ from: time, price: dollars })),
    }),
    'The prices of one metal in the last 90 days, oldest first. The first one may be older: it held when they began.',
  ),
  call(
    'readYards',
    readYardNewsApi,
    z.strictObject({
      specialDays: z.array(
        z.strictObject({
          yardId: yard,
          date: z.iso.date(),
          hours: z
            .nullable(z.strictObject({ opens: z.string(), closes: z.string() }))
            .check(z.describe('null: closed all day.')),
          reason: z.string(),
        }),
      ),
      notes: z.array(z.strictObject({ yardId: yard, note: z.string(), expiresAt: time })),
    }),
    'Days with other hours, and notes, that staff have set.',
  ),
  call('listMerchandise', groupedMerchandiseApi, items, 'Everything on sale, with its variants.'),
  call('listFeaturedMerchandise', featuredMerchandiseApi, items, 'What the home page shows of it.'),
  { name: 'readMerchandiseFeed', contract: merchFeedApi, says: "The same for Google's Merchant Center." },
  call(
    'listRewards',
    listRewardsApi,
    z.array(
      z.strictObject({
        id: z.uuid(),
        name: z.string(),
        description: z.string(),
        pointsCost: z.int(),
        category: z.enum(['cash_bonus', 'merchandise', 'yard']),
        minimumTier: z.enum(TIERS),
      }),
    ),
    'What points are worth, cheapest first.',
  ),
  call(
    'readHealth',
    healthApi,
    z.strictObject({
      status: z.literal('ok'),
      database: z.literal('ok'),
      late: z.array(z.enum(JOB_NAMES)).check(z.describe('Scheduled work that is late; the site works.')),
    }),
    'For monitoring.',
  ),
  call(
    'posWebhook',
    posWebhookApi,
    z.strictObject({
      received: z.literal(true),
      state: z
        .enum(['new', 'known', 'repaired', 'left_out'])
        .check(
          z.describe(
            'known: taken before. left_out: because of its status. repaired: known, and given points now that its phone number is readable.',
          ),
        ),
      points: z.int(),
      phone: z.exactOptional(
        z.literal('unreadable').check(z.describe('No points: send it again with the right number.')),
      ),
    }),
    'A ticket of a yard’s point of sale, at most 64 KB. Safe to repeat. After invalid_signature check secret, clock and body. After invalid_input do not send it again unchanged; if it names the status, the ticket was taken before: void it at the counter. After ticket_number_taken record the right ticket at the counter. After a status of 5xx send it again in a minute, with a new time and signature.',
    {
      fields: POS_FIELDS,
      signed: {
        body: posTicketSchema,
        headers: {
          'X-Pos-Time': 'Seconds since 1970, UTC; accepted for five minutes before and after.',
          'X-Pos-Signature':
            'The hex digits of HMAC-SHA256 with the secret over the time, a period and the body, byte for byte.',
        },
      },
    },
  ),
];

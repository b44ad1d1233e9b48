import * as z from 'zod/mini';
import { YARD_IDS } from '../../business/yards.ts';
import { described } from '../shared/contract/described.ts';
import { type AnswerOf, endpoint } from '../shared/contract/endpoint.ts';
import { PRICE_REASONS, UNRECORDED_REASON } from '../tickets/ticket-reasons.ts';

const count = z.int();

const wordRecordSchema = z.strictObject({
  yardId: described(z.nullable(z.enum(YARD_IDS)), 'null: all yards together.'),
  paid: described(
    z.nullable(
      z.strictObject({
        tickets: described(count, 'That stand, and name the posted price of each line.'),
        asPosted: described(count, 'Of these, with no line below the price that was posted at its minute.'),
        below: described(
          z.array(z.strictObject({ reason: z.enum([...PRICE_REASONS, UNRECORDED_REASON]), tickets: count })),
          'The others, by the reasons of their lines; a ticket with two reasons counts under both.',
        ),
        uncompared: described(count, 'Tickets that stand and do not name every posted price.'),
      }),
    ),
    'Null, as everything here, where fewer than 30 were counted.',
  ),
  voids: z.nullable(z.strictObject({ tickets: described(count, 'Recorded, void or not.'), voided: count })),
  offers: z.nullable(
    z.strictObject({
      accepted: count,
      paid: described(count, 'Of these, with a ticket that stands.'),
      kept: described(count, 'Of the paid ones, with no line and no sum below the offer.'),
    }),
  ),
  holds: z.nullable(
    z.strictObject({
      held: count,
      used: described(count, 'Of these, with a ticket that stands.'),
      kept: described(count, 'Of the used ones, paid at the held price or a higher one.'),
    }),
  ),
  answers: z.nullable(
    z.strictObject({
      requests: count,
      medianMinutes: described(
        count,
        'Of open hours until the first answer, rounded up. What is not answered has waited until the count.',
      ),
    }),
  ),
});

/** What became of what we said, at one yard or at all. */
export type WordRecord = AnswerOf<typeof wordRecordSchema>;

const ourWordSchema = z.strictObject({
  days: described(
    z.nullable(z.strictObject({ from: z.iso.date(), to: z.iso.date() })),
    'New York days, both included; null before the first count.',
  ),
  records: z.array(wordRecordSchema),
});

export type OurWord = AnswerOf<typeof ourWordSchema>;

/** Counted each night from the books. Public and cacheable. */
export const readOurWordApi = endpoint('GET /api/our-word', {
  output: ourWordSchema,
  published: {
    name: 'readOurWord',
    says: 'How often we paid the posted, offered and held price, of 90 days, counted each night from the books.',
  },
  cache: { edgeSeconds: 900, staleSeconds: 3_600, tag: 'our-word' },
});

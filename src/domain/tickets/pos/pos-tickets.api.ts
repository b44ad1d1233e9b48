import * as z from 'zod/mini';
import { described } from '../../shared/contract/described.ts';
import { answer, endpoint } from '../../shared/contract/endpoint.ts';
import type { Cents } from '../../shared/numbers/money.ts';
import { posTicketSchema, posTicketsSchema } from './pos-ticket.schema.ts';

/** What becomes of a ticket of a point of sale. */
export interface PosOutcome {
  /** The ticket's number, as it was sent. */
  readonly number: string;
  /**
   * `new`: taken, or in a preview: would be taken. `known`: it is there already, maybe void. `repaired`: it is there, and its points go to the
   * account of a seller who could not be read before. `differs`: the yard has another ticket with this number in that year, which stays as it is.
   * `left_out`: it is void, held or open, and not here. `wrong`: it cannot be taken.
   */
  readonly state: 'new' | 'known' | 'repaired' | 'differs' | 'left_out' | 'wrong';
  /** What is wrong: a field such as "lines.0.gross", and a sentence. */
  readonly fault: { readonly field: string; readonly message: string } | null;
  /** Of a phone number: whether it has a rewards account. null: there is no number that can be read. */
  readonly hasAccount: boolean | null;
  /** There is one that cannot be read: no points, until the ticket comes with one that can. */
  readonly isPhoneUnread: boolean;
  /** The line "rounding" that makes the lines come to the total. */
  readonly roundingCents: Cents;
  /** What is out of the ordinary about a new one: "Ticket P-7: 10,250 lb of Bare Bright Copper, $48,175.00". */
  readonly unusual: readonly string[];
  /** Earned with the bonus of the streak; 0 in a preview. */
  readonly points: number;
}

/** One outcome for each ticket, in the same order. Writes nothing. */
export const previewTicketsApi = endpoint('POST /api/admin/ticket-import/preview', {
  input: posTicketsSchema,
  output: answer<{ outcomes: readonly PosOutcome[] }>(),
  access: 'owner',
});

/**
 * Takes the tickets that are new, and answers like the preview. Safe to repeat: what is there already is `known`. not_confirmed, with
 * UnusualFigures, if what is out of the ordinary is not confirmed: then none is taken.
 */
export const importTicketsApi = endpoint('POST /api/admin/ticket-import', {
  input: posTicketsSchema,
  output: answer<{ outcomes: readonly PosOutcome[] }>(),
  errors: ['not_confirmed'],
  access: 'owner',
});

/**
 * One ticket, signed by the yards' own system: docs/how-to/connect-a-pos.md. Safe to repeat. ticket_number_taken if the yard has another
 * ticket with this number in that year.
 */
export const posWebhookApi = endpoint('POST /api/webhooks/pos', {
  output: z.strictObject({
    received: z.literal(true),
    state: described(
      z.enum(['new', 'known', 'repaired', 'left_out']),
      'known: taken before. left_out: because of its status. repaired: known, and given points now that its phone number is readable.',
    ),
    points: z.int(),
    phone: z.exactOptional(
      described(z.literal('unreadable'), 'No points: send it again with the right number.'),
    ),
  }),
  published: {
    name: 'posWebhook',
    says: 'A ticket of a yard’s point of sale, at most 64 KB. Safe to repeat. After invalid_signature check secret, clock and body. After invalid_input do not send it again unchanged; if it names the status, the ticket was taken before: have an owner void it at the counter. After ticket_number_taken record the right ticket at the counter. After a status of 5xx send it again in a minute, with a new time and signature.',
    signed: {
      body: posTicketSchema,
      headers: {
        'X-Pos-Time': 'Seconds since 1970, UTC; accepted for five minutes before and after.',
        'X-Pos-Signature':
          'The hex digits of HMAC-SHA256 with the secret over the time, a period and the body, byte for byte.',
      },
    },
  },
  errors: ['invalid_signature', 'ticket_number_taken', 'pos_not_set_up'],
  access: 'provider',
});

import * as z from 'zod/mini';
import { TICKET_NUMBER_MAX_LENGTH } from '../../../business/constants.ts';
import { printedNumber } from '../../shared/text/printed-number.ts';
import { atMost, cleaned } from '../../shared/text/text.ts';
import { typedCents } from '../../shared/numbers/typed-cents.ts';
import { afterSchema } from '../../shared/contract/page-cursor.ts';

/** What is known of a ticket, of any yard, void or not; each narrows it down. */
export const ticketSearchSchema = z
  .object({
    number: z.optional(cleaned(z.string().check(atMost(TICKET_NUMBER_MAX_LENGTH)), printedNumber)),
    /** Of the check that paid it. */
    check: z.optional(cleaned(z.string().check(atMost(TICKET_NUMBER_MAX_LENGTH)), printedNumber)),
    /** The New York date of the sale. */
    day: z.optional(z.iso.date('Please choose a date')),
    /** Dollars as they are typed: "$1,234.5". */
    total: z.optional(
      z.string().check(
        z.maxLength(20),
        z.refine((typed) => Number.isFinite(typedCents(typed)), 'Please enter dollars such as 123.40'),
      ),
    ),
    after: afterSchema,
  })
  .check(
    z.refine(({ number, check, day, total }) => Boolean(number ?? check ?? day ?? total), {
      path: ['number'],
      message: 'Please enter a ticket number, a check number, a date or a total',
    }),
  );

export type TicketSearch = z.output<typeof ticketSearchSchema>;

import * as z from 'zod/mini';
import { TICKET_NUMBER_MAX_LENGTH } from '../../business/constants.ts';
import { typedCents } from '../shared/typed-cents.ts';
import { cleanCapitals, cleaned } from '../shared/text.ts';
import { yardIdSchema } from './ticket.schema.ts';

const NO_TOTAL = 'Please enter the total as it is printed, such as 1,234.50';

/** What is printed on a ticket, and together shows that somebody has it: all that its look-up asks for. */
export const ticketFactsSchema = z.strictObject({
  yardId: yardIdSchema,
  number: cleaned(
    z
      .string()
      .check(
        z.maxLength(TICKET_NUMBER_MAX_LENGTH, `Please use at most ${TICKET_NUMBER_MAX_LENGTH} characters`),
        z.regex(/^[A-Z0-9][A-Z0-9-]*$/, 'Please enter the number as it is printed'),
      ),
    cleanCapitals,
  ),
  /** The New York date of the sale. */
  soldOn: z.iso.date('Please enter the date of the sale'),
  /** Dollars as they are typed: "$1,234.5". */
  total: z.string().check(
    z.maxLength(20, NO_TOTAL),
    z.refine((typed) => Number.isFinite(typedCents(typed)), NO_TOTAL),
  ),
});

export type PrintedFacts = z.output<typeof ticketFactsSchema>;

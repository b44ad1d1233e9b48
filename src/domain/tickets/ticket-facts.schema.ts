import * as z from 'zod/mini';
import { POS_OLDEST_DAY, TICKET_NUMBER_MAX_LENGTH } from '../../business/constants.ts';
import { typedCents } from '../shared/numbers/typed-cents.ts';
import { printedNumber } from '../shared/text/printed-number.ts';
import { atMost, cleaned } from '../shared/text/text.ts';
import { ticketFactsSentences } from './texts.ts';
import { yardIdSchema } from './yard-id.schema.ts';

/** What is printed on a ticket, and together shows that somebody has it: all that its look-up asks for. */
export const ticketFactsSchema = z.strictObject({
  yardId: yardIdSchema,
  number: cleaned(
    z
      .string()
      .check(atMost(TICKET_NUMBER_MAX_LENGTH), z.regex(/^[A-Z0-9][A-Z0-9-]*$/, ticketFactsSentences.number)),
    printedNumber,
  ),
  /** The New York date of the sale. Typed with two digits, a year is one of the first century. */
  soldOn: z.iso
    .date(ticketFactsSentences.soldOn)
    .check(z.refine((day) => day >= POS_OLDEST_DAY, ticketFactsSentences.year)),
  /** Dollars as they are typed: "$1,234.5". */
  total: z.string(ticketFactsSentences.total).check(
    z.maxLength(20, ticketFactsSentences.total),
    z.refine((typed) => Number.isFinite(typedCents(typed)), ticketFactsSentences.total),
  ),
});

export type PrintedFacts = z.output<typeof ticketFactsSchema>;

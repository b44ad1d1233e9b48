import * as z from 'zod/mini';
import {
  HELD_TEXT_MAX_LENGTH,
  TICKET_LABEL_MAX_LENGTH,
  TICKET_MAX_HOLDS,
  TICKET_MAX_LINES,
} from '../../../business/constants.ts';
import { UNWEIGHED_PARTS } from '../../../business/vehicles.ts';
import { priceText } from '../../prices/price.schema.ts';
import { GRADE_GROUP_KEYS } from '../../prices/grades/grades.ts';
import { line, METAL_TYPE } from '../../shared/text/text.ts';
import { SALE_UNITS } from '../../shared/numbers/weight.ts';
import { DEDUCTION_REASONS, HELD_REASON, PARTS_REASON, PRICE_REASONS } from '../ticket-reasons.ts';
import { PAID_BY, ticketLineSchema } from '../ticket.schema.ts';
import { yardIdSchema } from '../yard-id.schema.ts';

/** What somebody is typing: nothing of it has to be right yet. */
const typedText = z.string().check(z.maxLength(HELD_TEXT_MAX_LENGTH));

/** A grade as it was posted when the line was weighed. Whoever goes on with the ticket pays what is posted then. */
const gradeSchema = z.object({
  metalType: z.string().check(z.regex(METAL_TYPE)),
  name: typedText,
  nameEs: z.optional(z.nullable(typedText)),
  price: priceText,
  unit: typedText,
  group: z.optional(z.enum(GRADE_GROUP_KEYS)),
  lastPrice: z.optional(priceText),
});

const readyLineSchema = z.strictObject({
  key: typedText,
  grade: gradeSchema,
  line: ticketLineSchema,
  priced: z.strictObject({
    net: typedText,
    cents: z.int(),
    priceReason: z.nullable(z.enum([...PRICE_REASONS, HELD_REASON])),
  }),
});

const typedLineSchema = z.strictObject({
  grade: z.nullable(gradeSchema),
  draft: z.strictObject({
    unit: z.enum(SALE_UNITS),
    gross: typedText,
    tare: typedText,
    deduction: typedText,
    deductionReason: z.nullable(z.enum([...DEDUCTION_REASONS, PARTS_REASON])),
    deductionParts: z.optional(z.array(z.enum(UNWEIGHED_PARTS)).check(z.maxLength(UNWEIGHED_PARTS.length))),
    price: typedText,
    priceReason: z.nullable(z.enum([...PRICE_REASONS, HELD_REASON])),
  }),
  key: z.nullable(typedText),
  letters: z.optional(typedText),
  awaitsTare: z.optional(z.boolean()),
});

/** A ticket that is not recorded, as far as it is weighed and typed. */
const heldContentSchema = z.strictObject({
  /** The request whose accepted offer it fulfills; null: none. */
  requestId: z.nullable(z.uuid()),
  /** The held prices that its seller brought; absent: none but those of their phone number. */
  holdIds: z.optional(z.array(z.uuid()).check(z.maxLength(TICKET_MAX_HOLDS))),
  lines: z.array(readyLineSchema).check(z.maxLength(TICKET_MAX_LINES)),
  typed: typedLineSchema,
  facts: z.strictObject({
    paidBy: z.enum(PAID_BY),
    checkNumber: typedText,
    paidNote: typedText,
    number: typedText,
    soldAt: typedText,
  }),
});

export type HeldContent = z.output<typeof heldContentSchema>;

export const holdTicketSchema = z.strictObject({
  yardId: yardIdSchema,
  /** By what people at the yard know it, such as a name or a truck's tag; may be empty. */
  label: line(0, TICKET_LABEL_MAX_LENGTH, ''),
  /** null: somebody without a rewards account. */
  customerId: z.nullable(z.uuid()),
  content: heldContentSchema,
  /** Chosen by the page that has the ticket, when it opens it or takes it over. */
  hand: z.uuid(),
  /** The version that somebody else's is replaced at; null: none was seen. What one's own hand wrote is replaced at any. */
  seen: z.nullable(z.int()),
});

export const takeTicketSchema = z.strictObject({
  hand: z.uuid(),
  /** Who had it on the list. */
  seen: z.uuid(),
});

export const discardTicketSchema = z.strictObject({
  /** Of the page that has it, which may discard it at any version; null: none of ours. */
  hand: z.nullable(z.uuid()),
  /** The version that was shown. */
  version: z.nullable(z.int()),
});

export type HoldInput = z.output<typeof holdTicketSchema>;
export type TakeInput = z.output<typeof takeTicketSchema>;
export type DiscardInput = z.output<typeof discardTicketSchema>;

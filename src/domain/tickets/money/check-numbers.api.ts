import * as z from 'zod/mini';
import { REWARDS_REASON_MAX_LENGTH, TICKET_NUMBER_MAX_LENGTH } from '../../../business/constants.ts';
import { confirmedSchema } from '../../shared/contract/confirmed.schema.ts';
import { answer, endpoint } from '../../shared/contract/endpoint.ts';
import { printedNumber } from '../../shared/text/printed-number.ts';
import { atMost, cleaned, line } from '../../shared/text/text.ts';
import { yardIdSchema } from '../yard-id.schema.ts';

/** What comes after the yard's last check; null: it never wrote one, or the number ends in no digit. */
export const readNextCheckApi = endpoint('GET /api/admin/counter/next-check', {
  output: answer<{ readonly number: string | null }>(),
  access: 'counter',
  yardIn: 'yard',
  query: z.object({ yard: yardIdSchema }),
});

export const correctCheckSchema = z.strictObject({
  checkNumber: cleaned(
    z
      .string()
      .check(
        atMost(TICKET_NUMBER_MAX_LENGTH),
        z.regex(/^[A-Z0-9][A-Z0-9-]*$/, 'Please enter the number printed on the check'),
      ),
    printedNumber,
  ),
  reason: line(3, REWARDS_REASON_MAX_LENGTH, 'Please enter a reason for the audit log'),
  /** The number that is corrected; '' if there was none. */
  seen: z.string(),
  confirmed: confirmedSchema,
});

/**
 * Corrects the number of a ticket's check; the reason stays in the audit log. Safe to repeat. needs_owner (UnusualFigures) as for voidTicketApi,
 * not_confirmed if the yard used that number lately, already_done if the ticket is void, not_found if it was not paid by check.
 */
export const correctCheckApi = endpoint('POST /api/admin/tickets/:id/check-number', {
  input: correctCheckSchema,
  output: answer<{ readonly checkNumber: string }>(),
  access: 'counter',
  yardIn: 'row',
  errors: ['not_found', 'needs_owner', 'not_confirmed', 'changed_since', 'already_done'],
  seen: 'seen',
});

export type CorrectCheckInput = z.output<typeof correctCheckSchema>;

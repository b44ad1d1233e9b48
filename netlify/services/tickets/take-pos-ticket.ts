import type { PosTicket } from '../../../src/domain/tickets/pos-ticket.schema.ts';
import type { Database } from '../../database/client.ts';
import { CodedError } from '../../lib/errors.ts';
import { POINT_OF_SALE } from '../audit/record-audit.ts';
import { takePosTickets } from './take-pos-tickets.ts';

/**
 * Takes the one ticket that a yard's own system has sent. Safe to repeat. Throws invalid_input with the field that is wrong,
 * ticket_number_taken.
 */
export async function takePosTicket(db: Database, ticket: PosTicket) {
  const [outcome] = await takePosTickets(db, { actor: POINT_OF_SALE, source: 'webhook' }, [ticket]);
  if (!outcome) throw new Error('Each ticket has an outcome.');
  const { state, fault, points, isPhoneUnread } = outcome;
  if (fault) throw new CodedError('invalid_input', { fields: { [fault.field]: fault.message } });
  if (state === 'differs' || state === 'wrong') throw new CodedError('ticket_number_taken');
  return { received: true, state, points, ...(isPhoneUnread && { phone: 'unreadable' as const }) } as const;
}

import { eq } from 'drizzle-orm';
import { TICKET_COPIES_RATE_LIMIT } from '../../../src/business/constants.ts';
import { isUuid } from '../../../src/domain/shared/contract/is-uuid.ts';
import type { CopyInput } from '../../../src/domain/tickets/ticket.schema.ts';
import type { Database, Executor } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { ticketCopies, tickets } from '../../database/schema/rewards.ts';
import type { Staff } from '../../lib/http/call.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { hasRefusedMail, mayMailVisitor } from '../outbox/visitor-mail.ts';

/** Throws idempotency_key_reused if the id is another copy's. Once it is sent, nobody knows the address. */
async function assertSameCopy(
  tx: Executor,
  ticketId: string,
  { id, email, locale }: CopyInput,
): Promise<void> {
  const [copy] = await tx.select().from(ticketCopies).where(eq(ticketCopies.id, id));
  const isSame =
    copy?.ticketId === ticketId && copy.locale === locale && (copy.email === null || copy.email === email);
  if (!isSame) throw new CodedError('idempotency_key_reused');
}

/**
 * Queues a copy of a ticket for an email address, once for each id. The address is not in the audit log. Throws not_found,
 * idempotency_key_reused, invalid_input, too_many_requests.
 */
export async function copyTicket(
  db: Database,
  staff: Staff,
  ticketId: string,
  input: CopyInput,
): Promise<{ readonly queued: true }> {
  const { id, email, locale } = input;
  if (!isUuid(ticketId)) throw new CodedError('not_found');
  await inTransaction(db, async (tx) => {
    if ((await tx.$count(tickets, eq(tickets.id, ticketId))) === 0) throw new CodedError('not_found');
    const { rowCount } = await tx
      .insert(ticketCopies)
      .values({ id, ticketId, email, locale })
      .onConflictDoNothing();
    if (rowCount !== 1) return assertSameCopy(tx, ticketId, input);
    if (await hasRefusedMail(tx, email)) {
      const refused = 'Our last email to this address bounced. Please check it';
      throw new CodedError('invalid_input', { fields: { email: refused } });
    }
    if (!(await mayMailVisitor(tx, email, TICKET_COPIES_RATE_LIMIT)))
      throw new CodedError('too_many_requests', { retryAfterSeconds: 3_600 });
    await enqueue(tx, [{ kind: 'ticket_copy_mail', subjectId: id }]);
    await recordAudit(tx, staff, {
      action: 'copy_ticket',
      subjectKind: 'ticket',
      subjectId: ticketId,
      after: { locale },
    });
  });
  return { queued: true };
}

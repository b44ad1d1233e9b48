import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { INQUIRY_MINIMUM_FILL_MS } from '../../../src/business/constants.ts';
import {
  askAboutTicketApi,
  type NewTicketQuestion,
} from '../../../src/domain/inquiries/ticket-questions.api.ts';
import { dueAt } from '../../../src/domain/quotes/due-at.ts';
import { yardsFor } from '../../../src/domain/quotes/offered-times.ts';
import { inNewYork } from '../../../src/domain/shared/time/new-york-time.ts';
import { looksLikeSpam } from '../../../src/domain/shared/text/looks-like-spam.ts';
import type { Ticket } from '../../../src/domain/tickets/tickets.api.ts';
import type { Database } from '../../database/client.ts';
import { merchandiseInquiries } from '../../database/schema/inquiries.ts';
import { tickets } from '../../database/schema/rewards.ts';
import type { Sender } from '../../lib/http/call.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { earlierAnswer, once } from '../../lib/http/idempotency.ts';
import { readYardHours } from '../locations/rows.ts';
import { insertAndEnqueue } from '../outbox/enqueue.ts';
import { stayingCustomer } from '../rewards/rows.ts';
import { ticketWithFacts } from '../tickets/find-ticket.ts';
import { readTickets } from '../tickets/rows.ts';
import { ticketTitle } from './ready-reply.ts';

/** The customer whom a browser sees; null: none. */
type Viewer = string | null;

/** A ticket of the viewer. Somebody else's answers as one that is not there. Throws not_signed_in, not_found. */
async function ownTicket(db: Database, ticketId: string, viewer: Viewer): Promise<Ticket> {
  if (viewer === null) throw new CodedError('not_signed_in');
  const isOwn = and(eq(tickets.id, ticketId), eq(tickets.customerId, stayingCustomer({ id: viewer })));
  const [ticket] = await readTickets(db, isOwn, 1);
  if (!ticket) throw new CodedError('not_found');
  return ticket;
}

/**
 * Saves a question about a ticket that the asker may see, and queues staff's mail; what looks like spam is saved only. Throws not_signed_in,
 * not_found, too_many_requests, idempotency_key_reused.
 */
export async function askAboutTicket(
  db: Database,
  // Two tries of the same question may come from pages in two languages.
  { website, filledInMs, ticketId, facts, locale = 'en', ...question }: NewTicketQuestion,
  { address, idempotencyKey, viewer }: Sender & { readonly viewer: Viewer },
  now: Date = new Date(),
): Promise<{ id: string }> {
  const repeatable = {
    limit: askAboutTicketApi.verbLimit,
    key: idempotencyKey,
    schema: askAboutTicketApi.input,
    content: { ...question, ticketId, facts },
  };
  // A repeat is not a second look-up.
  const earlier = await earlierAnswer<{ id: string }>(db, repeatable);
  if (earlier) return earlier.answer;
  if (ticketId === null && facts === null) throw new CodedError('not_found');
  const ticket = facts
    ? await ticketWithFacts(db, facts, address)
    : await ownTicket(db, ticketId ?? '', viewer);
  const id = randomUUID();
  const hours = await readYardHours(db, inNewYork(now).date);
  const suspectedSpam = looksLikeSpam({ website, filledInMs }, INQUIRY_MINIMUM_FILL_MS);
  const row = {
    ...question,
    id,
    phone: question.phone || null,
    inquiryType: 'ticket',
    subject: ticketTitle(ticket),
    ticketId: ticket.id,
    locale,
    suspectedSpam,
    dueAt: dueAt({ kind: 'question', yards: yardsFor(ticket.yardId ?? '', hours) }, now),
  } as const;
  return once(db, repeatable, address, { id }, (tx) =>
    insertAndEnqueue(
      tx,
      tx.insert(merchandiseInquiries).values(row),
      suspectedSpam ? [] : [{ kind: 'inquiry_staff_mail', subjectId: id }],
    ),
  );
}

import type { StopTelling } from '../../../src/domain/truck/truck.schema.ts';
import { isUuid } from '../../../src/domain/shared/contract/is-uuid.ts';
import { inNewYork } from '../../../src/domain/shared/time/new-york-time.ts';
import type { Database, Executor } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Staff } from '../../lib/http/call.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { assertAtYard } from '../../lib/staff/assert-at-yard.ts';
import { changedSince } from '../audit/changed-since.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { enqueueAgain } from '../outbox/enqueue.ts';
import { hasRefusedMail } from '../outbox/visitor-mail.ts';
import { lockStop } from '../truck/rows.ts';
import { markTold } from '../truck/stop-of.ts';
import { findQuote } from './rows.ts';
import { copyTo } from './rules.ts';

const DONE = { done: true } as const;

async function assertMail(tx: Executor, quoteId: string): Promise<void> {
  const quote = await findQuote(tx, quoteId);
  const to = quote && copyTo(quote);
  if (!to)
    throw new CodedError('invalid_input', {
      fields: { by: 'This customer asked for no mail. Please call.' },
    });
  if (await hasRefusedMail(tx, to))
    throw new CodedError('invalid_input', {
      fields: { by: 'This customer’s address takes no mail. Please call.' },
    });
}

/** Writes down that the customer knows of a stop, and mails it to them unless somebody called. Throws not_found, changed_since, invalid_input. */
export async function tellStop(
  db: Database,
  actor: Staff,
  id: string,
  { seen, by }: StopTelling,
  now: Date = new Date(),
): Promise<typeof DONE> {
  if (!isUuid(id)) throw new CodedError('not_found');
  return inTransaction(db, async (tx) => {
    const locked = await lockStop(tx, id);
    if (!locked) throw new CodedError('not_found');
    const { stop, quoteId, yardId } = locked;
    const { day, startsAt, state, version } = stop;
    assertAtYard(actor, yardId);
    const subject = { subjectKind: 'quote', subjectId: quoteId };
    if (version !== seen || state !== 'planned') throw await changedSince(tx, subject, stop);
    if (day < inNewYork(now).date)
      throw new CodedError('invalid_input', { fields: { day: 'That day is in the past' } });
    if (!(await markTold(tx, stop))) return DONE;
    if (by === 'mail') {
      await assertMail(tx, quoteId);
      await enqueueAgain(tx, [{ kind: 'stop_customer_mail', subjectId: quoteId }]);
    }
    await recordAudit(tx, actor, { action: 'tell_customer', ...subject, after: { day, startsAt, by } });
    return DONE;
  });
}

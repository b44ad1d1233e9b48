import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import { OFFICE_REFUND_MAX_CENTS } from '../../../../src/business/constants.ts';
import { refundableOf } from '../../../../src/domain/orders/refundable.ts';
import type { GivenRefund } from '../../../../src/domain/payments/refund-order.ts';
import type { NewRefund } from '../../../../src/domain/payments/refund.schema.ts';
import type { UnusualFigures } from '../../../../src/domain/shared/contract/confirmed.schema.ts';
import { type Cents, moneyText } from '../../../../src/domain/shared/numbers/money.ts';
import type { Database, Executor } from '../../../database/client.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { refundRequests } from '../../../database/schema/funding.ts';
import { staffUsers } from '../../../database/schema/staff-users.ts';
import { paymentMovements } from '../../../database/schema/payments.ts';
import type { Staff } from '../../../lib/http/call.ts';
import { CodedError } from '../../../lib/http/errors.ts';
import { describeError, log } from '../../../lib/log.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import { lockOrder } from '../../stock/rows.ts';
import { restateOrder } from '../rows.ts';
import { recordRefund } from './record-refund.ts';
import { namesOf, reopenLines, restandOrder, takeLines } from './refund-lines.ts';
import { REFUND_PROVIDERS } from './refund-capture.ts';

type RefundRow = typeof refundRequests.$inferSelect;

interface AskedRefund {
  readonly row: RefundRow;
  /** It was asked for before, so the provider may know it. */
  readonly isRepeat: boolean;
}

/** The capture to take the money from: the newest that has enough, so that a duplicate payment is given back first. */
async function captureFor(tx: Executor, orderId: string, amountCents: number) {
  const movements = await tx
    .select()
    .from(paymentMovements)
    .where(eq(paymentMovements.orderId, orderId))
    .orderBy(desc(paymentMovements.movedAt), paymentMovements.reference);
  if (!movements.some(({ kind }) => kind === 'capture')) throw new CodedError('order_not_paid');
  const requests = await tx.select().from(refundRequests).where(eq(refundRequests.orderId, orderId));
  const found = refundableOf(movements, requests).find(({ leftCents }) => leftCents >= amountCents);
  if (!found) throw new CodedError('refund_too_large');
  return found;
}

/** Of one order the office refunds so much, all its people together. Throws needs_owner. */
async function assertWithinRole(
  tx: Executor,
  { role }: Staff,
  orderId: string,
  amountCents: Cents,
): Promise<void> {
  if (role === 'owner') return;
  const [asked] = await tx
    .select({ cents: sql<number>`coalesce(sum(${refundRequests.amountCents}), 0)::int` })
    .from(refundRequests)
    .innerJoin(staffUsers, eq(staffUsers.id, refundRequests.requestedBy))
    .where(
      and(
        eq(refundRequests.orderId, orderId),
        ne(refundRequests.state, 'refused'),
        ne(staffUsers.role, 'owner'),
      ),
    );
  if ((asked?.cents ?? 0) + amountCents <= OFFICE_REFUND_MAX_CENTS) return;
  const questions = [`refunding more than ${moneyText(OFFICE_REFUND_MAX_CENTS)} of one order`];
  throw new CodedError('needs_owner', { figures: { questions } satisfies UnusualFigures });
}

/**
 * Records a refund request, once for each id; no money has moved yet. Throws not_found, order_not_paid, refund_too_large,
 * needs_owner, changed_since, idempotency_key_reused.
 */
export function askRefund(
  db: Database,
  actor: Staff,
  orderId: string,
  { id, amountCents, reason, lines, restock }: NewRefund,
): Promise<AskedRefund> {
  return inTransaction(db, async (tx) => {
    // Locked, so that two parallel requests do not both count on the same money.
    await lockOrder(tx, orderId);
    const [before] = await tx.select().from(refundRequests).where(eq(refundRequests.id, id));
    if (before) {
      const isSame =
        before.orderId === orderId &&
        before.amountCents === amountCents &&
        before.reason === reason &&
        before.restock === restock &&
        namesOf(before.lines) === namesOf(lines);
      if (!isSame) throw new CodedError('idempotency_key_reused');
      return { row: before, isRepeat: true };
    }
    await assertWithinRole(tx, actor, orderId, amountCents);
    const { shares, items } = await takeLines(tx, orderId, lines, amountCents);
    const { provider, capture } = await captureFor(tx, orderId, amountCents);
    const of = { id, orderId, provider, capture, amountCents, reason };
    const [row] = await tx
      .insert(refundRequests)
      .values({ ...of, lines, restock, ...shares, requestedBy: actor.id })
      .onConflictDoNothing()
      .returning();
    // The same id at the same moment, for another order.
    if (!row) throw new CodedError('idempotency_key_reused');
    await recordAudit(tx, actor, {
      action: 'refund_order',
      subjectKind: 'order',
      subjectId: orderId,
      after: {
        refundId: id,
        provider,
        amountCents,
        reason,
        ...(items ? { items, restock } : {}),
      },
    });
    return { row, isRepeat: false };
  });
}

async function close(db: Database, row: RefundRow, given: GivenRefund, isToTell: boolean): Promise<void> {
  const { id, provider, orderId, capture, amountCents } = row;
  const isAsked = and(eq(refundRequests.id, id), eq(refundRequests.state, 'asked'));
  switch (given.outcome) {
    case 'done': {
      const { reference } = given;
      await recordRefund(db, { provider, orderId, reference, capture, amountCents, requestId: id });
      return;
    }
    case 'pending':
      await db.update(refundRequests).set({ reference: given.reference }).where(isAsked);
      return;
    case 'refused':
      await inTransaction(db, async (tx) => {
        await lockOrder(tx, orderId);
        const refused = { state: 'refused', refusal: given.refusal } as const;
        const closed = await tx.update(refundRequests).set(refused).where(isAsked).returning();
        await reopenLines(tx, orderId, closed);
        await restateOrder(tx, orderId);
        // The rest may have left in the meantime.
        await restandOrder(tx, orderId, closed);
        if (!isToTell) return;
        await enqueue(
          tx,
          closed.map(() => ({ kind: 'refund_refused_mail', subjectId: id })),
        );
      });
  }
}

/**
 * Asks a provider for a refund, or finds that it was made, and records the outcome. Safe to repeat: its idempotency key
 * merges parallel calls, and a repeat looks first, because providers forget keys. A refusal is staff's mail, unless a `press` waits for it.
 * Throws unavailable: try again later.
 */
export async function workRefund(
  db: Database,
  row: RefundRow,
  press?: { readonly isRepeat: boolean },
): Promise<void> {
  if (row.state !== 'asked') return;
  const { find, give } = REFUND_PROVIDERS[row.provider];
  const given = ((press?.isRepeat ?? true) ? await find(row) : null) ?? (await give(row));
  await close(db, row, given, press === undefined);
}

/** More than one run can ask about. */
const LIMIT = 100;

/** Works on the refunds that providers have not made yet, oldest first, until `isOver`; returns how many are left. */
export async function workRefunds(db: Database, isOver: () => boolean): Promise<number> {
  const isWaiting = eq(refundRequests.state, 'asked');
  const waiting = await db
    .select()
    .from(refundRequests)
    .where(isWaiting)
    .orderBy(asc(refundRequests.createdAt))
    .limit(LIMIT);
  for (const row of waiting) {
    if (isOver()) break;
    try {
      await workRefund(db, row);
    } catch (error) {
      const { orderId, provider } = row;
      log({ event: 'refund_waits', orderId, provider, error: describeError(error) });
    }
  }
  return db.$count(refundRequests, isWaiting);
}

import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { RETENTION } from '../../../../src/domain/privacy/retention.ts';
import type { Executor } from '../../../database/client.ts';
import { auditLog } from '../../../database/schema/audit.ts';
import { refundRequests } from '../../../database/schema/funding.ts';
import { inquiryAnswers, merchandiseInquiries } from '../../../database/schema/inquiries.ts';
import { offers } from '../../../database/schema/offers.ts';
import { orderLines, orders, orderViewers, shipments, stockHolds } from '../../../database/schema/orders.ts';
import { outbox, type OutboxKind } from '../../../database/schema/outbox.ts';
import { providerEvents } from '../../../database/schema/payments.ts';
import { quoteNotes, quotePhotos, quoteRequests } from '../../../database/schema/quotes.ts';
import { tickets } from '../../../database/schema/rewards.ts';
import { removePhotosOf } from '../../../providers/photos/photo-store.ts';
import {
  type Due,
  dueInquiries,
  duePaidOrders,
  duePhotos,
  dueRequests,
  dueUnpaidOrders,
  dueVins,
} from '../rules.ts';
import { unsignedOffer, WITHOUT_BUYER, WITHOUT_PHOTOS, WITHOUT_SENDER } from './stripped.ts';

/** What one constant of RETENTION asks for each night. */
export interface Sweep {
  readonly table: PgTable & { readonly id: PgColumn; readonly createdAt: PgColumn };
  readonly due: (now: Date) => Due;
  /** How many records are removed in one transaction. */
  readonly batch: number;
  /** Removes these records, which are locked and due. */
  readonly remove: (tx: Executor, ids: readonly string[]) => Promise<unknown>;
}

const BATCH = 200;
/** Their bytes go to the photo store, all at once, while the transaction waits. */
const PHOTO_BATCH = 20;

type Ids = readonly string[];

/** Shown where a name was. */
const DELETED = 'Deleted';

const dropMessages = (tx: Executor, kinds: readonly OutboxKind[], subjects: Ids) =>
  tx.delete(outbox).where(and(inArray(outbox.kind, [...kinds]), inArray(outbox.subjectId, [...subjects])));

/** The log goes on telling who did what and when, without the values of a record that is gone. */
const emptyAudit = (tx: Executor, kind: 'quote' | 'offer' | 'order', subjects: Ids) =>
  tx
    .update(auditLog)
    .set({ before: null, after: null })
    .where(
      and(
        eq(auditLog.subjectKind, kind),
        inArray(auditLog.subjectId, [...subjects]),
        or(isNotNull(auditLog.before), isNotNull(auditLog.after)),
      ),
    );

/** Bytes first: after a crash the rows still say where to look. */
async function removePhotos(tx: Executor, ids: Ids): Promise<void> {
  await Promise.all(ids.map(removePhotosOf));
  await tx.delete(quotePhotos).where(inArray(quotePhotos.quoteId, [...ids]));
  await tx
    .update(quoteRequests)
    .set(WITHOUT_PHOTOS)
    .where(inArray(quoteRequests.id, [...ids]));
}

/** What a ticket was weighed for stays, without the person: its lines and sums are part of the yard's books. */
async function stripRequests(tx: Executor, ids: Ids): Promise<void> {
  await tx
    .update(offers)
    .set(unsignedOffer(DELETED))
    .where(inArray(offers.quoteId, [...ids]));
  await tx
    .update(quoteRequests)
    .set({
      ...WITHOUT_SENDER,
      firstName: DELETED,
      lastName: '',
      description: `Deleted after ${RETENTION.requestMonths} months`,
      details: sql`case ${quoteRequests.kind}
        when 'pickup' then ${quoteRequests.details} || jsonb_build_object('address', ${DELETED}::text, 'zip', '')
        else ${quoteRequests.details} end`,
    })
    .where(inArray(quoteRequests.id, [...ids]));
}

async function removeRequests(tx: Executor, ids: Ids): Promise<void> {
  // Locked, so that no ticket begins to refer to one in the meantime.
  const theirs = await tx
    .select({ id: offers.id, quoteId: offers.quoteId })
    .from(offers)
    .where(inArray(offers.quoteId, [...ids]))
    .orderBy(offers.id)
    .for('update');
  const offerIds = theirs.map(({ id }) => id);
  const weighed = await tx
    .selectDistinct({ quoteId: offers.quoteId })
    .from(tickets)
    .innerJoin(offers, eq(offers.id, tickets.offerId))
    .where(inArray(tickets.offerId, offerIds));
  const kept = weighed.map(({ quoteId }) => quoteId);
  const gone = ids.filter((id) => !kept.includes(id));
  await dropMessages(
    tx,
    [
      'quote_staff_mail',
      'quote_visitor_mail',
      'quote_photo_mail',
      'quote_push',
      'stop_customer_mail',
      'stop_reminder_mail',
      'stop_staff_mail',
      'stop_push',
    ],
    ids,
  );
  await dropMessages(
    tx,
    [
      'offer_customer_mail',
      'offer_reminder_mail',
      'offer_decision_mail',
      'offer_accepted_mail',
      'offer_push',
    ],
    offerIds,
  );
  await tx.delete(quoteNotes).where(inArray(quoteNotes.quoteId, [...ids]));
  await stripRequests(tx, kept);
  await tx.delete(offers).where(inArray(offers.quoteId, gone));
  await tx.delete(quoteRequests).where(inArray(quoteRequests.id, gone));
  await emptyAudit(tx, 'quote', ids);
  await emptyAudit(tx, 'offer', offerIds);
}

/** The rest of the car stays with its request. */
const removeVins = (tx: Executor, ids: Ids) =>
  tx
    .update(quoteRequests)
    .set({ vehicle: sql`${quoteRequests.vehicle} || '{"vin":""}'` })
    .where(inArray(quoteRequests.id, [...ids]));

/** The log has no more of them than who took care of them and that they were answered. */
async function removeInquiries(tx: Executor, ids: Ids): Promise<void> {
  const answers = await tx
    .delete(inquiryAnswers)
    .where(inArray(inquiryAnswers.inquiryId, [...ids]))
    .returning({ id: inquiryAnswers.id });
  await dropMessages(tx, ['inquiry_staff_mail'], ids);
  await dropMessages(
    tx,
    ['inquiry_answer_mail'],
    answers.map(({ id }) => id),
  );
  await tx.delete(merchandiseInquiries).where(inArray(merchandiseInquiries.id, [...ids]));
}

/** An event that came for one stays handled, so that its repeat does nothing. */
async function removeUnpaidOrders(tx: Executor, ids: Ids): Promise<void> {
  await tx
    .update(providerEvents)
    .set({ orderId: null })
    .where(inArray(providerEvents.orderId, [...ids]));
  await tx.delete(stockHolds).where(inArray(stockHolds.orderId, [...ids]));
  await tx.delete(orderLines).where(inArray(orderLines.orderId, [...ids]));
  await tx.delete(orders).where(inArray(orders.id, [...ids]));
  await emptyAudit(tx, 'order', ids);
}

/** Lines, sums, movements, city and state stay: they are the books. */
async function stripPaidOrders(tx: Executor, ids: Ids): Promise<void> {
  await tx.delete(orderViewers).where(inArray(orderViewers.orderId, [...ids]));
  await tx
    .update(shipments)
    .set({ trackingNumber: '', trackingUrl: null })
    .where(inArray(shipments.orderId, [...ids]));
  await tx
    .update(refundRequests)
    .set({ reason: '' })
    .where(inArray(refundRequests.orderId, [...ids]));
  await tx
    .update(orders)
    .set({
      ...WITHOUT_BUYER,
      customerName: DELETED,
      shippingAddress: '',
      shippingZip: '',
      billingAddress: '',
      billingZip: '',
      strippedAt: sql`now()`,
    })
    .where(inArray(orders.id, [...ids]));
  await emptyAudit(tx, 'order', ids);
}

/** Each promise has its sweep. `clean-up` keeps that of the counters, together with what else lives for a day. */
export const SWEEPS = {
  photoMonths: { table: quoteRequests, due: duePhotos, batch: PHOTO_BATCH, remove: removePhotos },
  requestMonths: { table: quoteRequests, due: dueRequests, batch: BATCH, remove: removeRequests },
  lostVinDays: { table: quoteRequests, due: dueVins, batch: BATCH, remove: removeVins },
  inquiryMonths: { table: merchandiseInquiries, due: dueInquiries, batch: BATCH, remove: removeInquiries },
  unpaidOrderDays: { table: orders, due: dueUnpaidOrders, batch: BATCH, remove: removeUnpaidOrders },
  orderTaxYears: { table: orders, due: duePaidOrders, batch: BATCH, remove: stripPaidOrders },
} as const satisfies Readonly<Record<Exclude<keyof typeof RETENTION, 'rateLimitHours'>, Sweep>>;

import { sql, type SQL } from 'drizzle-orm';
import { RETENTION } from '../../../src/domain/privacy/retention.ts';
import { YARD_ZONE } from '../../../src/domain/shared/time/new-york-time.ts';
import { legalHolds } from '../../database/schema/retention.ts';
import { merchandiseInquiries } from '../../database/schema/inquiries.ts';
import { offers } from '../../database/schema/offers.ts';
import { orders } from '../../database/schema/orders.ts';
import { disputes, paymentMovements, wrongPayments } from '../../database/schema/payments.ts';
import { quotePhotos, quoteRequests } from '../../database/schema/quotes.ts';
import { refundRequests } from '../../database/schema/funding.ts';
import { tickets } from '../../database/schema/rewards.ts';
import { stockHolds } from '../../database/schema/orders.ts';

/** Which records are past their time at `now`, and which of them must stay. */
export interface Due {
  readonly isExpired: SQL;
  /** A legal hold: it outlives every promise. */
  readonly isHeld: SQL;
  /** For what must go before it; it waits for another sweep. */
  readonly isReady?: SQL;
}

const clockOf = (now: Date) =>
  sql`(${now.toISOString()}::timestamptz at time zone ${sql.raw(`'${YARD_ZONE}'`)})`;
const inZone = (time: SQL) => sql`((${time}) at time zone ${sql.raw(`'${YARD_ZONE}'`)})`;

/** The same time on New York's clock, this long ago; February 29 becomes the last day of February. */
const monthsAgo = (now: Date, months: number) =>
  inZone(sql`${clockOf(now)} - make_interval(months => ${months}::int)`);
const daysAgo = (now: Date, days: number) =>
  inZone(sql`${clockOf(now)} - make_interval(days => ${days}::int)`);

/** When the oldest tax year began whose records must still be kept. */
const firstTaxYear = (now: Date) =>
  inZone(sql`date_trunc('year', ${clockOf(now)}) - make_interval(years => ${RETENTION.orderTaxYears}::int)`);

const heldByOwner = (id: SQL) =>
  sql`exists (select from ${legalHolds} where ${legalHolds.subjectId} = ${id})`;

/** An offer that can still be accepted, or an open question about a ticket of one: somebody may have to prove what was agreed. */
const requestIsHeld = (now: Date) => sql`(${heldByOwner(sql`${quoteRequests.id}`)}
  or exists (select from ${offers} where ${offers.quoteId} = ${quoteRequests.id} and ${offers.state} = 'sent'
    and ${offers.validUntil} > ${now.toISOString()}::timestamptz)
  or exists (select from ${offers} join ${tickets} on ${tickets.offerId} = ${offers.id}
    join ${merchandiseInquiries} on ${merchandiseInquiries.ticketId} = ${tickets.id}
    where ${offers.quoteId} = ${quoteRequests.id} and ${merchandiseInquiries.answeredAt} is null
      and not ${merchandiseInquiries.suspectedSpam}))`;

export const duePhotos = (now: Date): Due => ({
  isExpired: sql`${quoteRequests.photoState} in ('expected', 'stored')
    and ${quoteRequests.createdAt} < ${monthsAgo(now, RETENTION.photoMonths)}`,
  isHeld: requestIsHeld(now),
});

export const dueRequests = (now: Date): Due => ({
  isExpired: sql`${quoteRequests.strippedAt} is null
    and ${quoteRequests.createdAt} < ${monthsAgo(now, RETENTION.requestMonths)}`,
  isHeld: requestIsHeld(now),
  isReady: sql`${quoteRequests.photoState} in ('none', 'deleted')
    and not exists (select from ${quotePhotos} where ${quotePhotos.quoteId} = ${quoteRequests.id})`,
});

export const dueVins = (now: Date): Due => ({
  isExpired: sql`${quoteRequests.state} = 'lost' and ${quoteRequests.vehicle} ->> 'vin' <> ''
    and ${quoteRequests.lostAt} < ${daysAgo(now, RETENTION.lostVinDays)}`,
  isHeld: requestIsHeld(now),
});

export const dueInquiries = (now: Date): Due => ({
  isExpired: sql`${merchandiseInquiries.createdAt} < ${monthsAgo(now, RETENTION.inquiryMonths)}`,
  isHeld: sql`(${heldByOwner(sql`${merchandiseInquiries.id}`)} or (${merchandiseInquiries.inquiryType} = 'ticket'
    and ${merchandiseInquiries.answeredAt} is null and not ${merchandiseInquiries.suspectedSpam}))`,
});

/** Money that came in for an order, or may have: what was never paid has none of these rows. */
const hasMoney = sql`(exists (select from ${paymentMovements} where ${paymentMovements.orderId} = ${orders.id})
  or exists (select from ${wrongPayments} where ${wrongPayments.orderId} = ${orders.id})
  or exists (select from ${disputes} where ${disputes.orderId} = ${orders.id})
  or exists (select from ${refundRequests} where ${refundRequests.orderId} = ${orders.id}))`;

/** What is still open about an order's money: neither the nightly job nor a deletion touches it. */
export const HAS_OPEN_DISPUTE = sql`exists (select from ${disputes}
  where ${disputes.orderId} = ${orders.id} and ${disputes.outcome} = 'open')`;
export const HAS_OPEN_REFUND = sql`exists (select from ${refundRequests}
  where ${refundRequests.orderId} = ${orders.id} and ${refundRequests.state} = 'asked')`;
export const HAS_WRONG_PAYMENT = sql`exists (select from ${wrongPayments}
  where ${wrongPayments.orderId} = ${orders.id} and ${wrongPayments.refundedAt} is null)`;

/** Only after a provider has said that nobody will pay is money no longer on its way. */
export const dueUnpaidOrders = (now: Date): Due => ({
  isExpired: sql`${orders.payment} in ('pending', 'processing', 'failed') and not ${hasMoney}
    and ${orders.createdAt} < ${daysAgo(now, RETENTION.unpaidOrderDays)}`,
  isHeld: sql`(${orders.payment} <> 'failed' or ${heldByOwner(sql`${orders.id}`)})`,
  isReady: sql`not exists (select from ${stockHolds} where ${stockHolds.orderId} = ${orders.id}
    and ${stockHolds.state} in ('reserved', 'taken'))`,
});

/** An order with money, once the tax year in which its money last moved is too old to be audited. */
export const duePaidOrders = (now: Date): Due => {
  const since = firstTaxYear(now);
  return {
    isExpired: sql`${orders.strippedAt} is null and ${orders.createdAt} < ${since}
      and (${orders.paidAt} is null or ${orders.paidAt} < ${since}) and ${hasMoney}
      and not exists (select from ${paymentMovements}
        where ${paymentMovements.orderId} = ${orders.id} and ${paymentMovements.movedAt} >= ${since})
      and not exists (select from ${wrongPayments} where ${wrongPayments.orderId} = ${orders.id}
        and coalesce(${wrongPayments.refundedAt}, ${wrongPayments.reportedAt}) >= ${since})`,
    isHeld: sql`(${heldByOwner(sql`${orders.id}`)} or ${orders.payment} = 'processing'
      or ${HAS_OPEN_DISPUTE} or ${HAS_OPEN_REFUND} or ${HAS_WRONG_PAYMENT})`,
  };
};

import { and, asc, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../../database/client.ts';
import { merchandiseInquiries } from '../../database/schema/inquiries.ts';
import { offers } from '../../database/schema/offers.ts';
import { orderLookUps, orders, shipments } from '../../database/schema/orders.ts';
import { privacyRequests } from '../../database/schema/privacy.ts';
import { quoteRequests } from '../../database/schema/quotes.ts';
import { customers, tickets } from '../../database/schema/rewards.ts';
import { LOCK } from '../rewards/rows.ts';
import type { PrivacyRecord } from './rows.ts';

/** What somebody has shown to be theirs. */
interface Person {
  /** Lower case. */
  readonly emails: readonly string[];
  readonly phones: readonly string[];
}

/** Everything that is about a person, by the ids of what they opened, sent or bought. */
export interface About extends Person {
  readonly requestId: string;
  readonly customerIds: readonly string[];
  readonly ticketIds: readonly string[];
  readonly quoteIds: readonly string[];
  /** Those of the requests that a ticket was written for: the books refer to them. */
  readonly soldQuoteIds: readonly string[];
  readonly offerIds: readonly string[];
  readonly inquiryIds: readonly string[];
  readonly orderIds: readonly string[];
  readonly shipmentIds: readonly string[];
  readonly lookUpIds: readonly string[];
  /** Other requests about their data. */
  readonly otherRequestIds: readonly string[];
}

/** inArray() for a list that may be empty. */
export const among = (column: PgColumn | SQL, values: readonly string[]): SQL =>
  values.length === 0 ? sql`false` : sql`${column} in ${[...values]}`;

const lower = (column: PgColumn): SQL => sql`lower(${column})`;

/** Only what was confirmed counts: anybody can type a stranger's number beside their own address. */
const personOf = ({ email, phone, emailConfirmedAt, phoneConfirmedAt }: PrivacyRecord): Person => ({
  emails: email !== null && emailConfirmedAt !== null ? [email.toLowerCase()] : [],
  phones: phone !== null && phoneConfirmedAt !== null ? [phone] : [],
});

const idsIn = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id);

/** The accounts, and those that were merged with them: they are one person's. */
async function findCustomers(tx: Executor, { emails, phones }: Person): Promise<readonly string[]> {
  const isTheirs = or(
    and(among(customers.phone, phones), isNull(customers.phoneReleasedAt)),
    among(lower(customers.email), emails),
  );
  const roots = await tx
    .select({ id: sql<string>`coalesce(${customers.mergedInto}, ${customers.id})` })
    .from(customers)
    .where(and(isTheirs, isNull(customers.anonymizedAt)));
  const isOne = or(among(customers.id, idsIn(roots)), among(customers.mergedInto, idsIn(roots)));
  return idsIn(
    await tx
      .select({ id: customers.id })
      .from(customers)
      .where(and(isOne, isNull(customers.anonymizedAt))),
  );
}

const findQuotes = async (tx: Executor, { emails, phones }: Person) =>
  idsIn(
    await tx
      .select({ id: quoteRequests.id })
      .from(quoteRequests)
      .where(or(among(quoteRequests.phone, phones), among(lower(quoteRequests.email), emails))),
  );

const findOrders = async (tx: Executor, { emails, phones }: Person) =>
  idsIn(
    await tx
      .select({ id: orders.id })
      .from(orders)
      .where(or(among(orders.customerPhone, phones), among(lower(orders.customerEmail), emails))),
  );

async function findInquiries(tx: Executor, { emails, phones }: Person) {
  const { id, email, phone } = merchandiseInquiries;
  // As the visitor wrote it.
  const digits = sql`right(regexp_replace(${phone}, '[^0-9]', '', 'g'), 10)`;
  const isTheirs = or(
    among(lower(email), emails),
    among(
      digits,
      phones.map((number) => number.slice(2)),
    ),
  );
  return idsIn(await tx.select({ id }).from(merchandiseInquiries).where(isTheirs));
}

async function findOthers(tx: Executor, { id, emails, phones }: Person & { readonly id: string }) {
  const isTheirs = or(among(lower(privacyRequests.email), emails), among(privacyRequests.phone, phones));
  return idsIn(
    await tx
      .select({ id: privacyRequests.id })
      .from(privacyRequests)
      .where(and(isTheirs, ne(privacyRequests.id, id))),
  );
}

/** Finds everything about the person behind a request. */
export async function findAbout(tx: Executor, request: PrivacyRecord): Promise<About> {
  const person = personOf(request);
  const customerIds = await findCustomers(tx, person);
  const quoteIds = await findQuotes(tx, person);
  const orderIds = await findOrders(tx, person);
  const found = await tx
    .select({ id: offers.id, quoteId: offers.quoteId })
    .from(offers)
    .where(among(offers.quoteId, quoteIds));
  const offerIds = idsIn(found);
  const sold = await tx
    .select({ id: tickets.id, offerId: tickets.offerId })
    .from(tickets)
    .where(or(among(tickets.customerId, customerIds), among(tickets.offerId, offerIds)));
  const soldOffers = new Set(sold.map(({ offerId }) => offerId));
  const soldQuoteIds = [
    ...new Set(found.filter(({ id }) => soldOffers.has(id)).map(({ quoteId }) => quoteId)),
  ];
  return {
    ...person,
    requestId: request.id,
    customerIds,
    ticketIds: idsIn(sold),
    quoteIds,
    soldQuoteIds,
    offerIds,
    inquiryIds: await findInquiries(tx, person),
    orderIds,
    shipmentIds: idsIn(
      await tx.select({ id: shipments.id }).from(shipments).where(among(shipments.orderId, orderIds)),
    ),
    lookUpIds: idsIn(
      await tx
        .select({ id: orderLookUps.id })
        .from(orderLookUps)
        .where(among(orderLookUps.orderId, orderIds)),
    ),
    otherRequestIds: await findOthers(tx, { ...person, id: request.id }),
  };
}

const isSame = (one: About, other: About): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * The same, with accounts, requests and orders locked in the order in which everybody locks them, so that nothing is added to them until the
 * transaction ends.
 */
export async function holdAbout(tx: Executor, request: PrivacyRecord): Promise<About> {
  for (;;) {
    const about = await findAbout(tx, request);
    await tx
      .select({ id: customers.id })
      .from(customers)
      .where(among(customers.id, about.customerIds))
      .orderBy(asc(customers.id))
      .for(LOCK);
    await tx
      .select({ id: quoteRequests.id })
      .from(quoteRequests)
      .where(among(quoteRequests.id, about.quoteIds))
      .orderBy(asc(quoteRequests.id))
      .for('update');
    await tx
      .select({ id: orders.id })
      .from(orders)
      .where(among(orders.id, about.orderIds))
      .orderBy(asc(orders.id))
      .for('update');
    await tx
      .select({ id: merchandiseInquiries.id })
      .from(merchandiseInquiries)
      .where(among(merchandiseInquiries.id, about.inquiryIds))
      .orderBy(asc(merchandiseInquiries.id))
      .for('update');
    // A ticket, an offer or a merge may have come before the locks.
    if (isSame(about, await findAbout(tx, request))) return about;
  }
}

/** The names in what was found. */
export async function namesIn(tx: Executor, about: About): Promise<readonly string[]> {
  const rows = [
    ...(await tx
      .select({ name: sql<string>`${customers.firstName} || ' ' || ${customers.lastName}` })
      .from(customers)
      .where(among(customers.id, about.customerIds))),
    ...(await tx
      .select({ name: sql<string>`${quoteRequests.firstName} || ' ' || ${quoteRequests.lastName}` })
      .from(quoteRequests)
      .where(among(quoteRequests.id, about.quoteIds))),
    ...(await tx.select({ name: orders.customerName }).from(orders).where(among(orders.id, about.orderIds))),
    ...(await tx
      .select({ name: merchandiseInquiries.name })
      .from(merchandiseInquiries)
      .where(among(merchandiseInquiries.id, about.inquiryIds))),
  ];
  return [...new Set(rows.map(({ name }) => name))].toSorted();
}

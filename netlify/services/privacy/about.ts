import { and, asc, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../../database/client.ts';
import { inquiryAnswers, merchandiseInquiries } from '../../database/schema/inquiries.ts';
import { offers } from '../../database/schema/offers.ts';
import { orderLookUps, orders, shipments } from '../../database/schema/orders.ts';
import { alertAddresses, priceAlerts } from '../../database/schema/price-alerts.ts';
import { priceHolds } from '../../database/schema/price-holds.ts';
import { privacyRequests } from '../../database/schema/privacy.ts';
import { quoteRequests } from '../../database/schema/quotes.ts';
import { customers, tickets } from '../../database/schema/rewards.ts';
import { LOCK } from '../rewards/rows.ts';
import { among, type Numbers, numbersOf, sentFrom } from '../rewards/numbers.ts';
import type { PrivacyRecord } from './rows.ts';

/** Everything that is about a person, by the ids of what they opened, sent or bought. */
export interface About {
  readonly requestId: string;
  /** Lower case. */
  readonly emails: readonly string[];
  /** All that led to their account, then or now. */
  readonly phones: readonly string[];
  readonly customerIds: readonly string[];
  readonly ticketIds: readonly string[];
  readonly quoteIds: readonly string[];
  /** Those of the requests that a ticket was written for: the books refer to them. */
  readonly soldQuoteIds: readonly string[];
  readonly offerIds: readonly string[];
  readonly holdIds: readonly string[];
  readonly alertAddressIds: readonly string[];
  readonly alertIds: readonly string[];
  readonly inquiryIds: readonly string[];
  readonly answerIds: readonly string[];
  readonly orderIds: readonly string[];
  readonly shipmentIds: readonly string[];
  readonly lookUpIds: readonly string[];
  /** Other requests about their data. */
  readonly otherRequestIds: readonly string[];
}

const lower = (column: PgColumn): SQL => sql`lower(${column})`;

/** Only what was confirmed counts: anybody can type a stranger's number next to their own address. */
interface Person {
  readonly emails: readonly string[];
  readonly numbers: Numbers;
}

async function personOf(
  tx: Executor,
  { email, phone, emailConfirmedAt, phoneConfirmedAt }: PrivacyRecord,
): Promise<Person> {
  return {
    emails: email !== null && emailConfirmedAt !== null ? [email.toLowerCase()] : [],
    numbers:
      phone !== null && phoneConfirmedAt !== null
        ? await numbersOf(tx, phone, phoneConfirmedAt)
        : { accountId: null, histories: [] },
  };
}

/** Sorted, so that two lists of the same ids are equal. */
const idsIn = (rows: readonly { readonly id: string }[]): readonly string[] =>
  rows.map(({ id }) => id).toSorted();

/** The accounts, and those that were merged with them: they are one person's. Without those that are left out. */
async function findCustomers(
  tx: Executor,
  { emails, numbers: { accountId } }: Person,
  leftOut: readonly string[],
): Promise<readonly string[]> {
  const isTheirs = or(
    among(customers.id, accountId === null ? [] : [accountId]),
    among(lower(customers.email), emails),
  );
  const roots = await tx
    .select({ id: sql<string>`coalesce(${customers.mergedInto}, ${customers.id})` })
    .from(customers)
    .where(and(isTheirs, isNull(customers.anonymizedAt)));
  const theirs = idsIn(roots).filter((id) => !leftOut.includes(id));
  const isOne = or(among(customers.id, theirs), among(customers.mergedInto, theirs));
  return idsIn(
    await tx
      .select({ id: customers.id })
      .from(customers)
      .where(and(isOne, isNull(customers.anonymizedAt))),
  );
}

const findQuotes = async (tx: Executor, { emails, numbers }: Person) =>
  idsIn(
    await tx
      .select({ id: quoteRequests.id })
      .from(quoteRequests)
      .where(
        or(
          sentFrom(numbers, quoteRequests.phone, quoteRequests.createdAt),
          among(lower(quoteRequests.email), emails),
        ),
      ),
  );

const findHolds = async (tx: Executor, { emails, numbers }: Person) =>
  idsIn(
    await tx
      .select({ id: priceHolds.id })
      .from(priceHolds)
      .where(
        or(sentFrom(numbers, priceHolds.phone, priceHolds.createdAt), among(lower(priceHolds.email), emails)),
      ),
  );

const findAlertAddresses = async (tx: Executor, { emails }: Person) =>
  idsIn(
    await tx
      .select({ id: alertAddresses.id })
      .from(alertAddresses)
      .where(among(alertAddresses.email, emails)),
  );

const findOrders = async (tx: Executor, { emails, numbers }: Person) =>
  idsIn(
    await tx
      .select({ id: orders.id })
      .from(orders)
      .where(
        or(
          sentFrom(numbers, orders.customerPhone, orders.createdAt),
          among(lower(orders.customerEmail), emails),
        ),
      ),
  );

async function findInquiries(tx: Executor, { emails, numbers }: Person) {
  const { id, email, phone, createdAt } = merchandiseInquiries;
  // As the visitor wrote it.
  const number = sql`'+1' || right(regexp_replace(${phone}, '[^0-9]', '', 'g'), 10)`;
  const isTheirs = or(among(lower(email), emails), sentFrom(numbers, number, createdAt));
  return idsIn(await tx.select({ id }).from(merchandiseInquiries).where(isTheirs));
}

/** By a number only where it stands alone or was confirmed: next to an address it may be a slip of the person who has the address. */
async function findOthers(tx: Executor, requestId: string, { emails, numbers }: Person) {
  const { id, email, phone, phoneConfirmedAt, createdAt } = privacyRequests;
  const isTheirs = or(
    among(lower(email), emails),
    and(sentFrom(numbers, phone, createdAt), or(isNull(email), isNotNull(phoneConfirmedAt))),
  );
  return idsIn(
    await tx
      .select({ id })
      .from(privacyRequests)
      .where(and(isTheirs, ne(id, requestId))),
  );
}

/** Finds everything about the person behind a request, except the records that whoever answers leaves out, with what hangs on them. */
export async function findAbout(
  tx: Executor,
  request: PrivacyRecord,
  leftOut: readonly string[] = [],
): Promise<About> {
  const person = await personOf(tx, request);
  const theirs = async (ids: Promise<readonly string[]>) => (await ids).filter((id) => !leftOut.includes(id));
  const customerIds = await findCustomers(tx, person, leftOut);
  const quoteIds = await theirs(findQuotes(tx, person));
  const orderIds = await theirs(findOrders(tx, person));
  const found = await tx
    .select({ id: offers.id, quoteId: offers.quoteId })
    .from(offers)
    .where(among(offers.quoteId, quoteIds));
  const offerIds = idsIn(found);
  const sold = await tx
    .select({ id: tickets.id, offerId: tickets.offerId, customerId: tickets.customerId })
    .from(tickets)
    .where(or(among(tickets.customerId, customerIds), among(tickets.offerId, offerIds)));
  const soldOffers = new Set(sold.map(({ offerId }) => offerId));
  const soldQuoteIds = [
    ...new Set(found.filter(({ id }) => soldOffers.has(id)).map(({ quoteId }) => quoteId)),
  ];
  // An offer may be fulfilled on somebody else's account: that ticket is theirs.
  const ownSales = sold.filter(({ customerId }) => customerId === null || customerIds.includes(customerId));
  const alertAddressIds = await theirs(findAlertAddresses(tx, person));
  const inquiryIds = await theirs(findInquiries(tx, person));
  return {
    emails: person.emails,
    phones: person.numbers.histories.map(({ phone }) => phone),
    requestId: request.id,
    customerIds,
    ticketIds: idsIn(ownSales),
    quoteIds,
    soldQuoteIds,
    offerIds,
    holdIds: await theirs(findHolds(tx, person)),
    alertAddressIds,
    alertIds: idsIn(
      await tx
        .select({ id: priceAlerts.id })
        .from(priceAlerts)
        .where(among(priceAlerts.addressId, alertAddressIds)),
    ),
    inquiryIds,
    answerIds: idsIn(
      await tx
        .select({ id: inquiryAnswers.id })
        .from(inquiryAnswers)
        .where(among(inquiryAnswers.inquiryId, inquiryIds)),
    ),
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
    otherRequestIds: await theirs(findOthers(tx, request.id, person)),
  };
}

const isSame = (one: About, other: About): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * The same, with accounts, requests and orders locked in the order in which everybody locks them, so that nothing is added to them until the
 * transaction ends.
 */
export async function holdAbout(
  tx: Executor,
  request: PrivacyRecord,
  leftOut: readonly string[],
): Promise<About> {
  for (;;) {
    const about = await findAbout(tx, request, leftOut);
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
    if (isSame(about, await findAbout(tx, request, leftOut))) return about;
  }
}

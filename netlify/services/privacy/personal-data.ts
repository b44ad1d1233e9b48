import { and, inArray, isNotNull, isNull, not, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { listAuditApi } from '../../../src/domain/admin/admin-audit.api.ts';
import { mayAct, type StaffAccess, type StaffRole } from '../../../src/domain/shared/roles.ts';
import { listHoldsApi } from '../../../src/domain/holds/admin-holds.api.ts';
import { readInquiryApi } from '../../../src/domain/inquiries/admin-inquiries.api.ts';
import { readStaffOrderApi } from '../../../src/domain/orders/admin-orders.api.ts';
import { listGapsApi } from '../../../src/domain/payments/admin-gaps.api.ts';
import { readPrivacyRequestApi } from '../../../src/domain/privacy/admin-privacy.api.ts';
import { RETENTION, STRIPPED_PHONE } from '../../../src/domain/privacy/retention.ts';
import { listProvidersApi } from '../../../src/domain/providers/admin-providers.api.ts';
import { readQuoteApi, readQuotePhotoApi } from '../../../src/domain/quotes/admin-quotes.api.ts';
import { readCustomerAtCounterApi } from '../../../src/domain/rewards/admin-rewards.api.ts';
import { listTicketsApi } from '../../../src/domain/tickets/admin-tickets.api.ts';
import { listHeldTicketsApi } from '../../../src/domain/tickets/held/held-tickets.api.ts';
import { readShownApi } from '../../../src/domain/tickets/shown/shown-tickets.api.ts';
import { auditLog } from '../../database/schema/audit.ts';
import { refundRequests } from '../../database/schema/funding.ts';
import { heldTickets } from '../../database/schema/held-tickets.ts';
import { shownTickets } from '../../database/schema/shown-tickets.ts';
import { inquiryAnswers, merchandiseInquiries } from '../../database/schema/inquiries.ts';
import { offers } from '../../database/schema/offers.ts';
import {
  orderLines,
  orderLookUps,
  orders,
  orderViewers,
  shipments,
  stockHolds,
} from '../../database/schema/orders.ts';
import { bouncedAddresses, outbox, type OutboxKind } from '../../database/schema/outbox.ts';
import { disputes, paymentMovements, providerEvents, wrongPayments } from '../../database/schema/payments.ts';
import { alertAddresses, priceAlerts } from '../../database/schema/price-alerts.ts';
import { priceHolds } from '../../database/schema/price-holds.ts';
import { privacyRequests } from '../../database/schema/privacy.ts';
import { legalHolds } from '../../database/schema/retention.ts';
import { quoteNotes, quotePhotos, quoteRequests } from '../../database/schema/quotes.ts';
import {
  customers,
  pointsLedger,
  redemptions,
  ticketCopies,
  tickets,
  visits,
} from '../../database/schema/rewards.ts';
import { pickups } from '../../database/schema/trucks.ts';
import { keyedHashes } from '../../lib/secret.ts';
import type { About } from './about.ts';
import { among } from '../rewards/numbers.ts';
import { unsignedOffer, WITHOUT_BUYER, WITHOUT_PHOTOS, WITHOUT_SENDER } from './retention/stripped.ts';

interface Deletion<Table extends PgTable> {
  readonly how: 'delete' | 'strip' | 'keep';
  /** Said to staff and to the person who asked. */
  readonly why: string;
  /** Which of the rows; absent: all. */
  readonly only?: (about: About) => SQL | undefined;
  /** What stripped rows say instead. */
  readonly set?: PgUpdateSetSource<Table>;
}

/** What a copy and a deletion do with a table of personal data. Which columns a copy has is declared with the columns. */
export interface PersonalTable<Table extends PgTable = PgTable> {
  readonly table: Table;
  /** Its heading in a copy. */
  readonly what: string;
  /** The call that shows these rows to staff. Anybody who may not make it gets none of them another way. */
  readonly readBy: { readonly access: StaffAccess };
  /** The rows about a person. */
  readonly rows: (about: About) => SQL | undefined;
  /** Each row falls under one of them at most; what falls under none stays as it is, for now. */
  readonly deletion: readonly Deletion<Table>[];
}

const anyTable = <Table extends PgTable>(entry: PersonalTable<Table>) => entry as unknown as PersonalTable;

/** The tables whose rows somebody in this role may see on staff's pages. */
export const tablesFor = (role: StaffRole): readonly PersonalTable[] =>
  PERSONAL_TABLES.filter(({ readBy }) => mayAct(role, readBy.access));

/** Stands where something was that nobody needs. */
const REMOVED = 'Removed';
const NOBODY = { firstName: 'Deleted', lastName: 'customer' } as const;

const ORDER_BOOKS = `Shop records: tax law requires us to keep them for ${RETENTION.orderTaxYears} years after the tax year.`;
const SALE_BOOKS =
  "The yard's record of a sale, which Georgia's scrap metal law requires us to keep. It no longer names the customer.";

const CUSTOMER_MAILS: readonly OutboxKind[] = ['order_receipt_mail', 'order_shipped_mail'];

const ofOrders = (column: PgColumn) => (about: About) => among(column, about.orderIds);

const isSold = (about: About) => among(quoteRequests.id, about.soldQuoteIds);
const isOfferSold = (about: About) => among(offers.quoteId, about.soldQuoteIds);

/**
 * Every personalTable(): how its rows are found, and what a deletion does with them. In the order in which a deletion works and a copy reads.
 * A test compares this with the schema.
 */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  anyTable({
    table: customers,
    what: 'Rewards accounts',
    readBy: readCustomerAtCounterApi,
    rows: (about) => among(customers.id, about.customerIds),
    deletion: [
      {
        how: 'strip',
        why: 'We delete the name, phone, email and birthday, and sign out every browser. The points stay without a customer, because the ledger must add up.',
        set: {
          ...NOBODY,
          email: null,
          phone: STRIPPED_PHONE,
          dateOfBirth: null,
          dateOfBirthSetAt: null,
          codeByMailSince: null,
          mailedCodeId: null,
          mailedCodeAt: null,
          monthlyMailFor: null,
          phoneReleasedAt: sql`coalesce(${customers.phoneReleasedAt}, now())`,
          anonymizedAt: sql`now()`,
          sessionVersion: sql`${customers.sessionVersion} + 1`,
        },
      },
    ],
  }),
  anyTable({
    table: tickets,
    what: 'Tickets',
    readBy: listTicketsApi,
    rows: (about) => among(tickets.id, about.ticketIds),
    deletion: [{ how: 'keep', why: SALE_BOOKS }],
  }),
  // Before the tickets in hand, by which some are found.
  anyTable({
    table: shownTickets,
    what: 'Tickets shown on a phone',
    readBy: readShownApi,
    rows: (about) =>
      or(
        among(shownTickets.ticketId, about.ticketIds),
        sql`${shownTickets.ticketId} in (select ${heldTickets.id} from ${heldTickets} where ${among(heldTickets.customerId, about.customerIds)})`,
      ),
    deletion: [{ how: 'delete', why: 'We no longer need them.' }],
  }),
  anyTable({
    table: heldTickets,
    what: 'Tickets that weren’t recorded',
    readBy: listHeldTicketsApi,
    rows: (about) => among(heldTickets.customerId, about.customerIds),
    deletion: [{ how: 'delete', why: 'They didn’t lead to a sale.' }],
  }),
  anyTable({
    table: ticketCopies,
    what: 'Emailed ticket copies',
    readBy: listTicketsApi,
    rows: ({ emails, ticketIds }) =>
      or(among(sql`lower(${ticketCopies.email})`, emails), among(ticketCopies.ticketId, ticketIds)),
    deletion: [{ how: 'delete', why: 'We no longer need them.' }],
  }),
  anyTable({
    table: visits,
    what: 'Ticket lines',
    readBy: listTicketsApi,
    rows: (about) => among(visits.ticketId, about.ticketIds),
    deletion: [{ how: 'keep', why: SALE_BOOKS }],
  }),
  anyTable({
    table: redemptions,
    what: 'Reward codes',
    readBy: readCustomerAtCounterApi,
    rows: (about) => among(redemptions.customerId, about.customerIds),
    deletion: [
      {
        how: 'keep',
        why: 'The points ledger refers to them. They no longer belong to a customer, but anyone with an open code can still use it.',
      },
    ],
  }),
  anyTable({
    table: pointsLedger,
    what: 'Points',
    readBy: readCustomerAtCounterApi,
    rows: (about) => among(pointsLedger.customerId, about.customerIds),
    deletion: [
      {
        how: 'strip',
        why: 'We delete what staff wrote about a correction. The points stay without a customer.',
        only: () => inArray(pointsLedger.kind, ['adjust', 'void']),
        set: { description: REMOVED },
      },
      {
        how: 'keep',
        why: 'Points are money we owe, so we never change the ledger. The entries no longer belong to a customer.',
        only: () => not(inArray(pointsLedger.kind, ['adjust', 'void'])),
      },
    ],
  }),
  anyTable({
    table: quotePhotos,
    what: 'Request photos',
    readBy: readQuotePhotoApi,
    rows: (about) => among(quotePhotos.quoteId, about.quoteIds),
    deletion: [{ how: 'delete', why: 'We remove the pictures themselves right after.' }],
  }),
  anyTable({
    table: pickups,
    what: 'Pickup stops',
    // The request's page has them in its history.
    readBy: readQuoteApi,
    rows: (about) => among(pickups.quoteId, about.quoteIds),
    deletion: [{ how: 'delete', why: 'We no longer need them.' }],
  }),
  anyTable({
    table: quoteNotes,
    what: 'Staff notes on requests',
    readBy: readQuoteApi,
    rows: (about) => among(quoteNotes.quoteId, about.quoteIds),
    deletion: [{ how: 'delete', why: 'We no longer need them.' }],
  }),
  anyTable({
    table: offers,
    what: 'Offers',
    readBy: readQuoteApi,
    rows: (about) => among(offers.id, about.offerIds),
    deletion: [
      {
        how: 'strip',
        why: 'It led to a ticket: we keep its prices and delete the name and message.',
        only: isOfferSold,
        set: unsignedOffer(REMOVED),
      },
      {
        how: 'delete',
        why: 'It didn’t lead to a sale.',
        only: (about) => not(isOfferSold(about)),
      },
    ],
  }),
  anyTable({
    table: quoteRequests,
    what: 'Quote, pickup and callback requests',
    readBy: readQuoteApi,
    rows: (about) => among(quoteRequests.id, about.quoteIds),
    deletion: [
      {
        how: 'strip',
        why: 'It led to a ticket: we keep its day and status and delete everything that was typed.',
        only: isSold,
        set: {
          ...NOBODY,
          ...WITHOUT_SENDER,
          ...WITHOUT_PHOTOS,
          description: '',
          details: sql`case when ${quoteRequests.kind} = 'pickup'
            then ${quoteRequests.details} || '{"address":"Removed","city":"Removed","state":"GA","zip":"00000"}' else ${quoteRequests.details} end`,
        },
      },
      { how: 'delete', why: 'It didn’t lead to a sale.', only: (about) => not(isSold(about)) },
    ],
  }),
  anyTable({
    table: priceHolds,
    what: 'Held prices',
    readBy: listHoldsApi,
    rows: (about) => among(priceHolds.id, about.holdIds),
    deletion: [
      {
        how: 'strip',
        why: 'We delete the phone number and email, and cancel a price that is still held.',
        set: {
          phone: null,
          email: null,
          tokenHash: null,
          canceledAt: sql`case when ${priceHolds.ticketId} is null then coalesce(${priceHolds.canceledAt}, now()) end`,
        },
      },
    ],
  }),
  anyTable({
    table: priceAlerts,
    what: 'Price alerts',
    readBy: listProvidersApi,
    rows: (about) => among(priceAlerts.id, about.alertIds),
    deletion: [{ how: 'delete', why: 'We no longer need them.' }],
  }),
  anyTable({
    table: alertAddresses,
    what: 'Email addresses for price alerts',
    readBy: listProvidersApi,
    rows: (about) => among(alertAddresses.id, about.alertAddressIds),
    deletion: [{ how: 'delete', why: 'We no longer need them.' }],
  }),
  anyTable({
    table: inquiryAnswers,
    what: 'Our answers to inquiries',
    readBy: readInquiryApi,
    rows: (about) => among(inquiryAnswers.id, about.answerIds),
    deletion: [{ how: 'delete', why: 'We no longer need them.' }],
  }),
  anyTable({
    table: merchandiseInquiries,
    what: 'Inquiries',
    readBy: readInquiryApi,
    rows: (about) => among(merchandiseInquiries.id, about.inquiryIds),
    deletion: [{ how: 'delete', why: 'We no longer need them.' }],
  }),
  anyTable({
    table: orderLookUps,
    what: 'Order look-ups',
    readBy: readStaffOrderApi,
    rows: ofOrders(orderLookUps.orderId),
    deletion: [{ how: 'delete', why: 'We no longer need them.' }],
  }),
  anyTable({
    table: orderViewers,
    what: 'Browsers that can see a full order',
    readBy: readStaffOrderApi,
    rows: ofOrders(orderViewers.orderId),
    deletion: [{ how: 'delete', why: 'We no longer need them.' }],
  }),
  anyTable({
    table: orders,
    what: 'Orders',
    readBy: readStaffOrderApi,
    rows: (about) => among(orders.id, about.orderIds),
    deletion: [
      {
        how: 'strip',
        why: `Paid: we delete the email and phone, and keep the rest with name and address. ${ORDER_BOOKS}`,
        only: () => isNotNull(orders.paidAt),
        set: WITHOUT_BUYER,
      },
      {
        how: 'strip',
        why: 'Never paid: we delete everything that was typed.',
        only: () => isNull(orders.paidAt),
        set: {
          customerName: REMOVED,
          ...WITHOUT_BUYER,
          shippingAddress: REMOVED,
          shippingCity: REMOVED,
          shippingState: 'GA',
          shippingZip: '00000',
          billingAddress: REMOVED,
          billingCity: REMOVED,
          billingState: 'GA',
          billingZip: '00000',
        },
      },
    ],
  }),
  anyTable({
    table: orderLines,
    what: 'Order items',
    readBy: readStaffOrderApi,
    rows: ofOrders(orderLines.orderId),
    deletion: [{ how: 'keep', why: ORDER_BOOKS }],
  }),
  anyTable({
    table: stockHolds,
    what: 'Stock used by orders',
    readBy: readStaffOrderApi,
    rows: ofOrders(stockHolds.orderId),
    deletion: [{ how: 'keep', why: 'They’re part of our stock count.' }],
  }),
  anyTable({
    table: shipments,
    what: 'Shipments',
    readBy: readStaffOrderApi,
    rows: ofOrders(shipments.orderId),
    deletion: [{ how: 'keep', why: ORDER_BOOKS }],
  }),
  anyTable({
    table: paymentMovements,
    what: 'Payments and refunds',
    readBy: readStaffOrderApi,
    rows: ofOrders(paymentMovements.orderId),
    deletion: [{ how: 'keep', why: ORDER_BOOKS }],
  }),
  anyTable({
    table: disputes,
    what: 'Disputes',
    readBy: readStaffOrderApi,
    rows: ofOrders(disputes.orderId),
    deletion: [{ how: 'keep', why: ORDER_BOOKS }],
  }),
  anyTable({
    table: wrongPayments,
    what: 'Payments that match no order',
    readBy: listGapsApi,
    rows: ofOrders(wrongPayments.orderId),
    deletion: [{ how: 'keep', why: ORDER_BOOKS }],
  }),
  anyTable({
    table: refundRequests,
    what: 'Refunds staff requested',
    readBy: readStaffOrderApi,
    rows: ofOrders(refundRequests.orderId),
    deletion: [{ how: 'keep', why: ORDER_BOOKS }],
  }),
  anyTable({
    table: providerEvents,
    what: 'Payment provider events',
    readBy: readStaffOrderApi,
    rows: ofOrders(providerEvents.orderId),
    deletion: [{ how: 'keep', why: ORDER_BOOKS }],
  }),
  anyTable({
    table: legalHolds,
    what: 'Records on legal hold',
    readBy: listAuditApi,
    rows: (about) => among(legalHolds.subjectId, [...about.quoteIds, ...about.inquiryIds, ...about.orderIds]),
    deletion: [{ how: 'keep', why: 'An owner put these records on legal hold, for example for a court.' }],
  }),
  anyTable({
    table: outbox,
    what: 'Emails',
    readBy: listProvidersApi,
    rows: (about) =>
      among(outbox.subjectId, [
        about.requestId,
        ...about.quoteIds,
        ...about.offerIds,
        ...about.holdIds,
        ...about.alertAddressIds,
        ...about.alertIds,
        ...about.inquiryIds,
        ...about.answerIds,
        ...about.orderIds,
        ...about.shipmentIds,
        ...about.lookUpIds,
        ...about.otherRequestIds,
      ]),
    deletion: [
      {
        how: 'delete',
        why: 'We don’t send emails still waiting for this person, and we delete the record of sent ones.',
        only: (about) =>
          or(
            among(outbox.subjectId, [
              ...about.quoteIds,
              ...about.offerIds,
              ...about.holdIds,
              ...about.alertAddressIds,
              ...about.alertIds,
              ...about.inquiryIds,
              ...about.answerIds,
              ...about.lookUpIds,
            ]),
            and(inArray(outbox.kind, [...CUSTOMER_MAILS]), sql`${outbox.state} <> 'done'`),
          ),
      },
    ],
  }),
  anyTable({
    table: bouncedAddresses,
    what: 'Addresses that bounced',
    readBy: listProvidersApi,
    rows: (about) =>
      among(
        bouncedAddresses.key,
        about.emails.flatMap((email) => keyedHashes('mail-address', email)),
      ),
    deletion: [{ how: 'delete', why: 'We no longer need them.' }],
  }),
  anyTable({
    table: auditLog,
    what: 'Audit log',
    readBy: listAuditApi,
    rows: (about) =>
      and(
        // The names of colleagues.
        notInArray(auditLog.action, ['assign_quote', 'assign_inquiry']),
        // From an older import: one entry is about many people.
        sql`jsonb_typeof(${auditLog.after} -> 'tickets') is distinct from 'array'`,
        inArray(auditLog.subjectKind, [
          'customer',
          'quote',
          'offer',
          'inquiry',
          'ticket',
          'order',
          'privacy_request',
        ]),
        among(auditLog.subjectId, [
          about.requestId,
          ...about.customerIds,
          ...about.quoteIds,
          ...about.offerIds,
          ...about.inquiryIds,
          ...about.ticketIds,
          ...about.orderIds,
          ...about.otherRequestIds,
        ]),
      ),
    deletion: [
      {
        how: 'strip',
        why: 'We keep which staff member did what, and when. We delete names, numbers, addresses and texts.',
        set: {
          before: sql`without_person(${auditLog.before})`,
          after: sql`without_person(${auditLog.after})`,
        },
      },
    ],
  }),
  anyTable({
    table: privacyRequests,
    what: 'Data requests',
    readBy: readPrivacyRequestApi,
    rows: (about) => among(privacyRequests.id, [about.requestId, ...about.otherRequestIds]),
    deletion: [
      {
        how: 'delete',
        why: 'No one confirmed them.',
        only: () => inArray(privacyRequests.state, ['unconfirmed']),
      },
      {
        how: 'strip',
        why: 'We keep that they were answered, and delete who asked.',
        only: () => inArray(privacyRequests.state, ['done', 'refused']),
        set: { name: null, email: null, phone: null, details: '', note: '' },
      },
    ],
  }),
];

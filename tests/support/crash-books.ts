import { runStatement } from '../../netlify/database/run-statement.ts';
import { readCents } from '../../src/domain/shared/numbers/money.ts';
import type { TestServer } from './server.ts';

/** The number of things, and their sum in cents or points, by what they are. */
export type Books = Readonly<Record<string, readonly [times: number, sum: number]>>;

const KEPT = `case when paid_at is null then 0 else total_cents - refunded_cents + overpaid_cents end`;

// Left out: the audit rows of a second payment's refund and of a night's deletions, as each press and each run adds one.
const ROWS = {
  name: 'crash_books',
  text: `select what, count(*)::int as times, sum(value)::int as sum from (
    select 'order ' || payment || ', ' || fulfillment as what, ${KEPT} as value from orders
    union all select 'order line', unit_price_cents * quantity from order_lines
    union all select 'stock counted', stock from merchandise_variants where stock is not null
    union all select 'stock hold ' || state, quantity from stock_holds
    union all select provider || ' ' || kind, amount_cents from payment_movements
    union all select provider || ' event ' || type, 0 from provider_events
    union all select 'refund ' || state, amount_cents from refund_requests
    union all select 'message ' || kind || ' ' || state, 0 from outbox
    union all select 'points: ' || kind, points from points_ledger
    union all select 'customer' || case when merged_into is null then '' else ' merged' end
      || case when anonymized_at is null then '' else ' anonymous' end, total_points from customers
    union all select 'ticket' || case when voided_at is null then '' else ' voided' end, total_cents from tickets
    union all select 'promised', promised_cents from tickets where promised_cents > 0 and voided_at is null
    union all select 'held ticket', 0 from held_tickets
    union all select 'held price ' || case when ticket_id is null then 'open' else 'used' end, 0 from price_holds
    union all select 'visit', amount_cents from visits
    union all select 'voucher ' || state, points_cost from redemptions
    union all select 'request ' || state, 0 from quote_requests
    union all select 'stop ' || state, 0 from pickups
    union all select 'offer ' || state, total_cents from offers
    union all select 'photo', 0 from quote_photos
    union all select 'inquiry', 0 from merchandise_inquiries
    union all select 'privacy ' || kind || ' ' || state, 0 from privacy_requests
    union all select 'stripped order', 0 from orders where stripped_at is not null
    union all select 'audit ' || action, 0 from audit_log where action not in ('refund_second_payment', 'apply_retention')
  ) as rows group by what`,
};

interface Entry {
  readonly what: string;
  readonly times: number;
  readonly sum: number;
}

const one = (what: string, sum = 0): Entry => ({ what, times: 1, sum });

const cents = ({ value }: { readonly value: string }) => readCents(value);

/** The outside systems' books: money, drafts, mail and notifications. A mail that came twice with one Message-ID is one, in two copies; so is a notification with one topic. */
function outside({ mocks, mail }: TestServer): Entry[] {
  const { stripe, paypal, printful } = mocks;
  const messages = mail.messages().map(({ messageId }) => messageId);
  const topics = mocks.push.received.map(({ headers }) => String(headers['topic']));
  return [
    ...stripe.intents().map((intent) => one(`at Stripe: payment ${intent.status}`, intent.amount_received)),
    ...stripe
      .refunds()
      .map((refund) =>
        one(`at Stripe: refund ${refund.status}`, refund.status === 'failed' ? 0 : -refund.amount),
      ),
    ...paypal
      .orders()
      .flatMap(({ status, captures, refunds }) => [
        one(`at PayPal: order ${status}`),
        ...captures.map(({ amount }) => one('at PayPal: capture', cents(amount))),
        ...refunds.map(({ amount }) => one('at PayPal: refund', -cents(amount))),
      ]),
    ...printful.orders().map((order) => one(`at Printful: ${order.status}`, order.confirmations)),
    ...[...new Set(messages)].map((id) => {
      const copies = messages.filter((other) => other === id).length;
      return one(`mail ${/^<([a-z-]+)\./.exec(id)?.[1] ?? id}`, copies);
    }),
    ...[...new Set(topics)].map((topic) => one('push', topics.filter((other) => other === topic).length)),
  ];
}

/** All books, ours and the outside systems'. */
export async function readBooks(server: TestServer): Promise<Books> {
  const rows = await runStatement<{ [Key in keyof Entry]: Entry[Key] }>(server.db, ROWS, []);
  const books: Record<string, [number, number]> = {};
  for (const { what, times, sum } of [...rows, ...outside(server)]) {
    const [timesBefore, sumBefore] = books[what] ?? [0, 0];
    books[what] = [timesBefore + times, sumBefore + sum];
  }
  return books;
}

/** What was added since `before`, and with a minus what is gone; nothing that stayed the same. */
export function grownSince(before: Books, after: Books): Books {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
  const changes = names.map((what) => {
    const [was, now] = [before[what] ?? [0, 0], after[what] ?? [0, 0]];
    return [what, [now[0] - was[0], now[1] - was[1]] as const] as const;
  });
  return Object.fromEntries(changes.filter(([, [times, sum]]) => times !== 0 || sum !== 0));
}

/** "order paid, submitted", "-voucher issued", "2 x order line": the differences. */
export const made = (grown: Books): readonly string[] =>
  Object.entries(grown)
    .filter(([, [times]]) => times !== 0)
    .map(([what, [times]]) => {
      const sign = times < 0 ? '-' : '';
      return Math.abs(times) === 1 ? sign + what : `${times} x ${what}`;
    });

const sumOf = (books: Books, pattern: RegExp): number =>
  Object.entries(books).reduce((total, [what, [, sum]]) => (pattern.test(what) ? total + sum : total), 0);

/** The differences between sums that must always be equal. */
export const differences = (books: Books) => ({
  'Stripe and our movements': sumOf(books, /^at Stripe/) - sumOf(books, /^stripe /),
  'PayPal and our movements': sumOf(books, /^at PayPal/) - sumOf(books, /^paypal /),
  'orders and their movements': sumOf(books, /^order (?!line)/) - sumOf(books, /^(stripe|paypal) /),
  'customers and their ledger': sumOf(books, /^customer/) - sumOf(books, /^points/),
  'stock and what orders have of it': sumOf(books, /^stock (counted|hold (reserved|taken))/),
});

export const NO_DIFFERENCES: ReturnType<typeof differences> = {
  'Stripe and our movements': 0,
  'PayPal and our movements': 0,
  'orders and their movements': 0,
  'customers and their ledger': 0,
  'stock and what orders have of it': 0,
};

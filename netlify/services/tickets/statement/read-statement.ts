import { and, eq, isNull } from 'drizzle-orm';
import { STATEMENT_MAX_TICKETS } from '../../../../src/business/constants.ts';
import { maskEmail } from '../../../../src/domain/shared/contact/mask-email.ts';
import type {
  Period,
  SellerStatement,
  StatementTicket,
} from '../../../../src/domain/tickets/statement/statement.api.ts';
import { periodDays } from '../../../../src/domain/tickets/statement/statement.ts';
import type { Database } from '../../../database/client.ts';
import { customers, tickets } from '../../../database/schema/rewards.ts';
import { stayingCustomer } from '../../rewards/rows.ts';
import { soldOn } from '../money/ticket-list.ts';
import { readTickets } from '../rows.ts';

type StatementCustomer = Pick<typeof customers.$inferSelect, 'id' | 'monthlyMailFor'> & {
  readonly email: string;
};

/** A customer with the email that they can prove; null: none. */
export async function customerWithEmail(db: Database, customerId: string): Promise<StatementCustomer | null> {
  const [row] = await db
    .select({ id: customers.id, email: customers.email, monthlyMailFor: customers.monthlyMailFor })
    .from(customers)
    .where(and(eq(customers.id, customerId), isNull(customers.mergedInto)));
  return row && row.email !== null ? { ...row, email: row.email } : null;
}

/** A customer's tickets of a period, the oldest first, voided ones too; null if there are more than a statement shows. */
export async function ticketsOfPeriod(
  db: Database,
  customerId: string,
  period: Period,
): Promise<readonly StatementTicket[] | null> {
  const { from, to } = periodDays(period);
  const own = and(eq(tickets.customerId, stayingCustomer({ id: customerId })), soldOn(from, to));
  const found = await readTickets(db, own, STATEMENT_MAX_TICKETS + 1);
  if (found.length > STATEMENT_MAX_TICKETS) return null;
  return found
    .toReversed()
    .map(({ id, number, yardId, soldAt, total, paidBy, checkNumber, voidedAt, lines }) => ({
      id,
      number,
      yardId,
      soldAt,
      total,
      paidBy,
      checkNumber,
      voidedAt,
      lines: lines.map(({ metalType, name, nameEs, unit, net, price, priceUnit, amount }) => ({
        metalType,
        name,
        nameEs,
        unit,
        net,
        price,
        priceUnit,
        amount,
      })),
    }));
}

/** A month or a year of a customer on one page. */
export const readStatement = async (
  db: Database,
  { id, email, monthlyMailFor }: StatementCustomer,
  period: Period,
): Promise<SellerStatement> => ({
  period,
  tickets: await ticketsOfPeriod(db, id, period),
  mailedTo: maskEmail(email),
  isMailed: monthlyMailFor !== null,
});

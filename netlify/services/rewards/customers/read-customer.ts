import { eq, sql } from 'drizzle-orm';
import { birthdayBonus } from '../../../../src/domain/rewards/points/birthday.ts';
import type { RewardsCustomer } from '../../../../src/domain/rewards/rewards.api.ts';
import { streakOn } from '../../../../src/domain/rewards/points/streak.ts';
import { tierOf } from '../../../../src/domain/rewards/points/tiers.ts';
import { maskEmail } from '../../../../src/domain/shared/contact/mask-email.ts';
import { inNewYork } from '../../../../src/domain/shared/time/new-york-time.ts';
import { formatPhone } from '../../../../src/domain/shared/contact/phone.ts';
import type { Executor } from '../../../database/client.ts';
import { prepared } from '../../../database/prepared.ts';
import { customers, pointsLedger } from '../../../database/schema/rewards.ts';
import { stayingCustomer } from '../rows.ts';

/** The parts of a view. */
export const CUSTOMER_FACTS = {
  customer: customers,
  // In a select from one table Drizzle writes columns without the table's name; `eq` qualifies them inside a subquery.
  claimedYear: sql<number | null>`(select ${pointsLedger.birthdayYear} from ${pointsLedger}
    where ${eq(pointsLedger.customerId, customers.id)} and ${pointsLedger.birthdayYear} is not null
    order by ${pointsLedger.birthdayYear} desc limit 1)`,
};

const byId = prepared((db: Executor) =>
  db
    .select(CUSTOMER_FACTS)
    .from(customers)
    .where(eq(customers.id, stayingCustomer({ id: sql.placeholder('id') })))
    .prepare('read_customer'),
);

export interface CustomerFacts {
  readonly customer: typeof customers.$inferSelect;
  readonly claimedYear: number | null;
}

/** A customer as a browser with that customer's session may see them, on the New York date. */
export function viewCustomer({ customer, claimedYear }: CustomerFacts, now: Date): RewardsCustomer {
  const { dateOfBirth, dateOfBirthSetAt } = customer;
  const today = inNewYork(now).date;
  const onFileSince = dateOfBirthSetAt && inNewYork(dateOfBirthSetAt).date;
  return {
    id: customer.id,
    firstName: customer.firstName,
    lastName: customer.lastName,
    email: customer.email && maskEmail(customer.email),
    phone: formatPhone(customer.phone),
    tier: tierOf(customer.lifetimePoints),
    totalPoints: customer.totalPoints,
    pointsOwed: customer.pointsOwed,
    lifetimePoints: customer.lifetimePoints,
    totalVisits: customer.totalVisits,
    consecutiveVisits: streakOn(customer, today),
    dateOfBirth: dateOfBirth && `-${dateOfBirth.slice(4)}`,
    hasCodeByMail: customer.codeByMailSince !== null,
    birthdayBonus: birthdayBonus({ dateOfBirth, onFileSince, claimedYear }, today),
  };
}

/** What is known of the customer with an id (a UUID), or of the one they were merged into. One statement. */
export async function readFacts(tx: Executor, id: string): Promise<CustomerFacts | undefined> {
  const [found] = await byId(tx).execute({ id });
  return found;
}

/** The same, as shown; null if there is none. */
export async function readCustomer(
  tx: Executor,
  id: string,
  now: Date = new Date(),
): Promise<RewardsCustomer | null> {
  const found = await readFacts(tx, id);
  return found ? viewCustomer(found, now) : null;
}

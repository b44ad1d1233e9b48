import { REWARDS_BIRTHDAY } from '../../../../src/business/constants.ts';
import type { BirthdayBonus } from '../../../../src/domain/rewards/points/birthday.ts';
import type { RewardsCustomer } from '../../../../src/domain/rewards/rewards.api.ts';
import type { ErrorCode } from '../../../../src/domain/shared/contract/errors.ts';
import { inNewYork } from '../../../../src/domain/shared/time/new-york-time.ts';
import type { Database, Executor } from '../../../database/client.ts';
import { CodedError } from '../../../lib/http/errors.ts';
import { bookPoints } from './book-points.ts';
import { inCustomerTransaction, lockCustomer } from '../rows.ts';
import { readCustomer } from '../customers/read-customer.ts';

const REFUSALS: Readonly<Record<Exclude<BirthdayBonus, 'ready'>, ErrorCode>> = {
  no_date: 'birthday_not_today',
  not_today: 'birthday_not_today',
  too_new: 'birthday_too_new',
  claimed: 'birthday_claimed',
};

async function read(tx: Executor, id: string, now: Date): Promise<RewardsCustomer> {
  const customer = await readCustomer(tx, id, now);
  if (!customer) throw new CodedError('not_found');
  return customer;
}

/**
 * Pays the birthday bonus on the New York date, once a calendar year. The customer is locked while this is decided, and an index
 * enforces it. Throws not_found, birthday_not_today, birthday_claimed, birthday_too_new.
 */
export function claimBirthday(db: Database, customerId: string, now: Date = new Date()) {
  return inCustomerTransaction(db, async (tx) => {
    const customer = await lockCustomer(tx, { id: customerId });
    const { id } = customer;
    const { birthdayBonus } = await read(tx, id, now);
    if (birthdayBonus !== 'ready') throw new CodedError(REFUSALS[birthdayBonus]);
    const birthdayYear = Number(inNewYork(now).date.slice(0, 4));
    const { points } = REWARDS_BIRTHDAY;
    const entry = { kind: 'birthday', points, description: 'Birthday bonus', birthdayYear } as const;
    await bookPoints(tx, customer, [{ ...entry, createdAt: now }]);
    return read(tx, id, now);
  });
}

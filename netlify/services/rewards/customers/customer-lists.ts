import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { REWARDS_LIST_LENGTH } from '../../../../src/business/constants.ts';
import type { VoucherAtCounter } from '../../../../src/domain/rewards/admin-rewards.api.ts';
import type { Transaction, Redemption, PointsEntry } from '../../../../src/domain/rewards/rewards.api.ts';
import type { Database } from '../../../database/client.ts';
import { isoTime } from '../../../database/iso-time.ts';
import { pointsLedger, redemptions, rewards, tickets, visits } from '../../../database/schema/rewards.ts';
import { staffUsers } from '../../../database/schema/staff-users.ts';
import { stayingCustomer } from '../rows.ts';
import { maskVoucherCode } from '../rules.ts';

/** A customer's newest visits, newest first, those of a ticket in the order of its lines. Voided tickets do not count. */
export const listTransactions = (db: Database, customerId: string): Promise<Transaction[]> =>
  db
    .select({
      id: visits.id,
      metalType: visits.metalType,
      weight: sql<string>`trim_scale(${visits.weight})::text`,
      unit: visits.unit,
      amount: sql<string>`(${visits.amountCents} / 100.0)::numeric(12, 2)::text`,
      createdAt: isoTime(visits.createdAt),
    })
    .from(visits)
    .innerJoin(tickets, and(eq(tickets.id, visits.ticketId), isNull(tickets.voidedAt)))
    .where(eq(visits.customerId, stayingCustomer({ id: customerId })))
    .orderBy(desc(visits.createdAt), desc(visits.ticketId), asc(visits.lineNumber))
    .limit(REWARDS_LIST_LENGTH);

/** For a select: a voucher as the customer and staff see it. */
export const REDEMPTION = {
  id: redemptions.id,
  rewardName: redemptions.rewardName,
  pointsCost: redemptions.pointsCost,
  code: redemptions.code,
  state: redemptions.state,
  createdAt: isoTime(redemptions.createdAt),
};

/** The same as staff see it, with its reward and whoever closed it. */
export const VOUCHER = {
  ...REDEMPTION,
  category: rewards.category,
  closedAt: sql<string | null>`${isoTime(redemptions.closedAt)}`,
  closedBy: staffUsers.name,
};

/** A customer's newest vouchers, newest first, as staff see them. */
export const listVouchers = (db: Database, customerId: string): Promise<VoucherAtCounter[]> =>
  db
    .select(VOUCHER)
    .from(redemptions)
    .innerJoin(rewards, eq(rewards.id, redemptions.rewardId))
    .leftJoin(staffUsers, eq(staffUsers.id, redemptions.closedBy))
    .where(eq(redemptions.customerId, stayingCustomer({ id: customerId })))
    .orderBy(desc(redemptions.createdAt), desc(redemptions.id))
    .limit(REWARDS_LIST_LENGTH);

/** The same, as the customer sees them: an open code in full only on the device that redeemed it. */
export async function listRedemptions(
  db: Database,
  customerId: string,
  wasRedeemedHere: (redemptionId: string) => boolean,
): Promise<Redemption[]> {
  const vouchers = await listVouchers(db, customerId);
  return vouchers.map(({ category: _category, closedAt: _at, closedBy: _by, ...voucher }) => {
    const isShown = voucher.state !== 'issued' || wasRedeemedHere(voucher.id);
    return isShown ? voucher : { ...voucher, code: maskVoucherCode(voucher.code) };
  });
}

/** The newest entries of a customer's ledger, newest first. */
export const listPointsHistory = (db: Database, customerId: string): Promise<PointsEntry[]> =>
  db
    .select({
      id: pointsLedger.id,
      description: pointsLedger.description,
      points: pointsLedger.points,
      createdAt: isoTime(pointsLedger.createdAt),
    })
    .from(pointsLedger)
    .where(eq(pointsLedger.customerId, stayingCustomer({ id: customerId })))
    // A sale and its streak bonus have the same time; ordered by kind, the bonus is above the sale it belongs to.
    .orderBy(desc(pointsLedger.createdAt), desc(pointsLedger.kind), desc(pointsLedger.id))
    .limit(REWARDS_LIST_LENGTH);

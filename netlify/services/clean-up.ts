import { eq, lt, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { ALERT_CONFIRM_HOURS, IDEMPOTENCY_KEY_HOURS } from '../../src/business/constants.ts';
import {
  PRIVACY_RECORD_MONTHS,
  RETENTION,
  HOLD_PHONE_DAYS,
  TICKET_COPY_DAYS,
  TICKET_HELD_DAYS,
} from '../../src/domain/privacy/retention.ts';
import type { Database } from '../database/client.ts';
import { addressChecks } from '../database/schema/addresses.ts';
import { orderLookUps, orderViewers, stockHolds } from '../database/schema/orders.ts';
import { bouncedAddresses, outbox } from '../database/schema/outbox.ts';
import { staffSessions, staffVerifications } from '../database/schema/identity.ts';
import { heldTickets } from '../database/schema/held-tickets.ts';
import { pickups } from '../database/schema/trucks.ts';
import { idempotencyKeys } from '../database/schema/idempotency-keys.ts';
import { rateLimits } from '../database/schema/rate-limits.ts';
import { retentionRuns } from '../database/schema/retention.ts';
import { privacyRequests } from '../database/schema/privacy.ts';
import { staffPushDevices } from '../database/schema/push.ts';
import { priceHolds } from '../database/schema/price-holds.ts';
import { alertAddresses, priceAlerts } from '../database/schema/price-alerts.ts';
import { pointsChecks, ticketCopies } from '../database/schema/rewards.ts';
import { shownTickets } from '../database/schema/shown-tickets.ts';
import { deleteOldKinds } from './vehicles/rows.ts';
import { IS_LAPSED } from './privacy/rows.ts';

const before = (column: PgColumn, interval: string) => lt(column, sql`now() - ${interval}::interval`);

/** Removes what nobody will ask for again; returns how many rows of each. Messages that failed stay. */
export async function cleanUp(db: Database): Promise<Readonly<Record<string, number>>> {
  const sweep = async (table: PgTable, isOld: SQL): Promise<number> =>
    (await db.delete(table).where(isOld)).rowCount ?? 0;
  return {
    keys: await sweep(idempotencyKeys, before(idempotencyKeys.createdAt, `${IDEMPOTENCY_KEY_HOURS} hours`)),
    limits: await sweep(rateLimits, before(rateLimits.updatedAt, `${RETENTION.rateLimitHours} hours`)),
    messages: await sweep(
      outbox,
      sql`${eq(outbox.state, 'done')} and ${before(outbox.finishedAt, '30 days')}`,
    ),
    bounces: await sweep(bouncedAddresses, before(bouncedAddresses.bouncedAt, '30 days')),
    lookUps: await sweep(orderLookUps, before(orderLookUps.expiresAt, '1 day')),
    holders:
      (
        await db
          .update(stockHolds)
          .set({ heldBy: null })
          .where(
            sql`${stockHolds.heldBy} is not null and ${before(stockHolds.firstHeldAt, `${RETENTION.rateLimitHours} hours`)}`,
          )
      ).rowCount ?? 0,
    holdPhones:
      (
        await db
          .update(priceHolds)
          .set({ phone: null, email: null, tokenHash: null })
          .where(
            sql`${priceHolds.phone} is not null and ${before(priceHolds.until, `${HOLD_PHONE_DAYS} days`)}`,
          )
      ).rowCount ?? 0,
    alerts: await sweep(
      priceAlerts,
      sql`${priceAlerts.confirmedAt} is null and ${before(priceAlerts.createdAt, `${ALERT_CONFIRM_HOURS} hours`)}`,
    ),
    // One that is just being typed in has no alert yet.
    alertAddresses: await sweep(
      alertAddresses,
      sql`${before(alertAddresses.askedAt, `${ALERT_CONFIRM_HOURS} hours`)}
        and not exists (select 1 from ${priceAlerts} where ${priceAlerts.addressId} = ${alertAddresses.id})`,
    ),
    // Its cookie lasts seven days at most.
    viewers: await sweep(orderViewers, before(orderViewers.createdAt, '8 days')),
    addressChecks: await sweep(addressChecks, before(addressChecks.checkedAt, '30 days')),
    vehicleKinds: (await deleteOldKinds(db)).rowCount ?? 0,
    staffSessions: await sweep(
      staffSessions,
      sql`${before(staffSessions.expiresAt, '1 day')} and not exists (select 1 from ${staffPushDevices}
        where ${staffPushDevices.sessionId} = ${staffSessions.id} and ${staffPushDevices.endsAt} > now())`,
    ),
    staffLinks: await sweep(staffVerifications, before(staffVerifications.expiresAt, '1 day')),
    retentionRuns: await sweep(retentionRuns, before(retentionRuns.startedAt, '90 days')),
    privacyRequests: await sweep(
      privacyRequests,
      sql`${IS_LAPSED} or ${before(privacyRequests.closedAt, `${PRIVACY_RECORD_MONTHS} months`)}`,
    ),
    // Where the closing mail could not be sent.
    deletedAddresses:
      (
        await db
          .update(privacyRequests)
          .set({ email: null })
          .where(
            sql`${privacyRequests.erased} is not null and ${privacyRequests.email} is not null and ${before(privacyRequests.closedAt, '30 days')}`,
          )
      ).rowCount ?? 0,
    // Sent by then, or given up.
    ticketCopies: await sweep(ticketCopies, before(ticketCopies.createdAt, `${TICKET_COPY_DAYS} days`)),
    heldTickets: await sweep(heldTickets, before(heldTickets.updatedAt, `${TICKET_HELD_DAYS} days`)),
    slotHolds: await sweep(pickups, sql`${pickups.state} = 'held' and ${before(pickups.heldUntil, '1 day')}`),
    shownTickets: await sweep(shownTickets, before(shownTickets.shownAt, `${TICKET_HELD_DAYS} days`)),
    pointsChecks: await sweep(pointsChecks, before(pointsChecks.checkedAt, '90 days')),
  };
}

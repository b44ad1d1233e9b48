import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { ALERT_CONFIRM_HOURS, ALERTS_MAX } from '../../../src/business/constants.ts';
import { alertPrice } from '../../../src/domain/price-alerts/alert-fires.ts';
import { type AlertsPage, unsubscribeApi } from '../../../src/domain/price-alerts/price-alerts.api.ts';
import type { ParamsOf } from '../../../src/domain/shared/contract/endpoint.ts';
import { typedCents } from '../../../src/domain/shared/numbers/typed-cents.ts';
import { inLocale } from '../../../src/domain/shared/language/locales.ts';
import { endAlertsPath as spanishEndPath } from '../../../src/paths.es.ts';
import { endAlertsPath, priceAlertsPath } from '../../../src/paths.ts';
import type { Database, Executor } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { alertAddresses, priceAlerts } from '../../database/schema/price-alerts.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { isKeyedHash, keyedHash, tokenHash } from '../../lib/secret.ts';
import { siteAddress } from '../../lib/site-address.ts';
import { enqueueAgain } from '../outbox/enqueue.ts';
import { assertNotReached } from './create-alert.ts';
import {
  deleteAlertAddress,
  findAlertAddress,
  isAlertOf,
  readAlerts,
  readPricesByYard,
  shownAlert,
} from './rows.ts';

const pageOf = async (tx: Executor, addressId: string): Promise<AlertsPage> => ({
  alerts: (await readAlerts(tx, addressId)).map(shownAlert),
});

/** The address of a link; `for update`: one tab after the other. Throws not_found. */
async function findByToken(tx: Executor, token: string, lock?: 'update'): Promise<string> {
  const query = tx
    .select({ id: alertAddresses.id })
    .from(alertAddresses)
    .where(eq(alertAddresses.tokenHash, tokenHash(token)));
  const [found] = await (lock ? query.for(lock) : query);
  if (!found) throw new CodedError('not_found');
  return found.id;
}

/** The alerts of an address by the token of its link. Throws not_found. */
export const openAlerts = async (db: Database, token: string): Promise<AlertsPage> =>
  pageOf(db, await findByToken(db, token));

/** Switches an alert on. Safe to repeat, also in two tabs. Throws not_found, alerts_used_up. */
export const confirmAlert = (db: Database, token: string, alertId: string): Promise<AlertsPage> =>
  inTransaction(db, async (tx) => {
    const addressId = await findByToken(tx, token, 'update');
    const isIt = isAlertOf(addressId, alertId);
    const [alert] = await tx
      .select({
        confirmedAt: priceAlerts.confirmedAt,
        isLate: sql<boolean>`${priceAlerts.createdAt} <= now() - ${ALERT_CONFIRM_HOURS}::int * interval '1 hour'`,
      })
      .from(priceAlerts)
      .where(isIt);
    if (!alert || (alert.confirmedAt === null && alert.isLate)) throw new CodedError('not_found');
    const others = await tx.$count(
      priceAlerts,
      and(eq(priceAlerts.addressId, addressId), isNotNull(priceAlerts.confirmedAt)),
    );
    if (alert.confirmedAt === null && others >= ALERTS_MAX) throw new CodedError('alerts_used_up');
    const { rowCount } = await tx
      .update(priceAlerts)
      .set({ confirmedAt: sql`now()` })
      .where(and(isIt, isNull(priceAlerts.confirmedAt)));
    // A price that was reached before was checked for those that had confirmed by then.
    if (rowCount === 1) await enqueueAgain(tx, [{ kind: 'price_alert_mail', subjectId: addressId }]);
    return pageOf(tx, addressId);
  });

/** Changes the amount that a price has to reach. Throws not_found, invalid_input. */
export async function changeAlert(
  db: Database,
  { token, alertId, atLeast }: { readonly token: string; readonly alertId: string; readonly atLeast: string },
): Promise<AlertsPage> {
  const addressId = await findByToken(db, token);
  const isIt = and(isAlertOf(addressId, alertId), eq(priceAlerts.kind, 'at_least'));
  const [alert] = await db.select().from(priceAlerts).where(isIt);
  if (!alert) throw new CodedError('not_found');
  const atLeastCents = typedCents(atLeast);
  const { grade } = alertPrice(alert, await readPricesByYard(db)) ?? {};
  if (grade) assertNotReached(grade.price, atLeastCents);
  // In another unit no figure compares, so it begins with the price of now.
  const anew = grade && grade.unit !== alert.unit && { unit: grade.unit, knownPrice: grade.price };
  const changed = await db
    .update(priceAlerts)
    .set({ atLeastCents, ...anew })
    .where(isIt)
    .returning({ id: priceAlerts.id });
  if (changed.length === 0) throw new CodedError('not_found');
  return pageOf(db, addressId);
}

/** Ends one alert, or all; with the last one we forget the address. Throws not_found. */
export const endAlert = (db: Database, token: string, alertId?: string): Promise<AlertsPage> =>
  inTransaction(db, async (tx) => {
    const addressId = await findByToken(tx, token, 'update');
    if (alertId !== undefined) await tx.delete(priceAlerts).where(isAlertOf(addressId, alertId));
    const page = await pageOf(tx, addressId);
    if (alertId !== undefined && page.alerts.length > 0) return page;
    await deleteAlertAddress(tx, addressId);
    return { alerts: [] };
  });

/** The URL for a mail program's one click. Its key ends alerts and opens nothing: hosts write such a URL into logs. */
export const unsubscribeLink = (addressId: string): string =>
  siteAddress(
    unsubscribeApi.path.replace(':id', addressId).replace(':key', keyedHash('alert-end', addressId)),
  );

/** The page where somebody who opened that URL ends them; for a wrong one, the form. */
export async function endAlertsPage(
  db: Database,
  { id, key }: ParamsOf<typeof unsubscribeApi>,
): Promise<string> {
  if (!isKeyedHash('alert-end', id, key)) return priceAlertsPath;
  const { locale = 'en' } = (await findAlertAddress(db, id)) ?? {};
  return inLocale(locale, endAlertsPath, spanishEndPath)(id, key);
}

/** Ends all alerts of an address. Safe to repeat. Throws not_found for a wrong key. */
export async function endByClick(
  db: Database,
  { id, key }: ParamsOf<typeof unsubscribeApi>,
): Promise<{ readonly done: true }> {
  if (!isKeyedHash('alert-end', id, key)) throw new CodedError('not_found');
  await deleteAlertAddress(db, id);
  return { done: true };
}

import { and, asc, eq } from 'drizzle-orm';
import { YARD_IDS, type YardId } from '../../../src/business/yards.ts';
import type { PricesByYard } from '../../../src/domain/price-alerts/alert-fires.ts';
import type { ShownAlert } from '../../../src/domain/price-alerts/price-alerts.api.ts';
import type { GradePrice } from '../../../src/domain/prices/list/price-list.api.ts';
import { inLocale } from '../../../src/domain/shared/language/locales.ts';
import { priceAlertsLinkPath as spanishLinkPath } from '../../../src/paths.es.ts';
import { priceAlertsLinkPath } from '../../../src/paths.ts';
import type { Database, Executor } from '../../database/client.ts';
import { alertAddresses, priceAlerts } from '../../database/schema/price-alerts.ts';
import { metalPrices } from '../../database/schema/prices.ts';
import { shortToken, shortTokenOf, tokenHash } from '../../lib/secret.ts';
import { siteAddress } from '../../lib/site-address.ts';
import { readPriceList } from '../prices/list-prices.ts';

export type AlertAddress = typeof alertAddresses.$inferSelect;

/** The token of an address's link, as a request has one (decision 57). */
export const newAlertToken = (addressId: string): string => shortToken('alert-token', addressId);

/** The URL of the page where an address changes or ends its alerts. They outlive secrets, so one of an older secret gets a new link. */
export async function alertsLink(db: Executor, address: AlertAddress): Promise<string> {
  const { id, locale } = address;
  const known = shortTokenOf('alert-token', address);
  const token = known ?? newAlertToken(id);
  if (known === null)
    await db
      .update(alertAddresses)
      .set({ tokenHash: tokenHash(token) })
      .where(eq(alertAddresses.id, id));
  return siteAddress(inLocale(locale, priceAlertsLinkPath, spanishLinkPath)(token));
}

export async function findAlertAddress(db: Executor, id: string): Promise<AlertAddress | undefined> {
  const [found] = await db.select().from(alertAddresses).where(eq(alertAddresses.id, id));
  return found;
}

/** The alerts of an address, oldest first, with the names of their grades. */
export async function readAlerts(db: Executor, addressId: string) {
  const found = await db
    .select({ alert: priceAlerts, name: metalPrices.name, nameEs: metalPrices.nameEs })
    .from(priceAlerts)
    .leftJoin(metalPrices, eq(metalPrices.metalType, priceAlerts.metalType))
    .where(eq(priceAlerts.addressId, addressId))
    .orderBy(asc(priceAlerts.createdAt), asc(priceAlerts.id));
  return found.map(({ alert, name, nameEs }) => ({ ...alert, name: name ?? '', nameEs }));
}

type NamedAlert = Awaited<ReturnType<typeof readAlerts>>[number];

export const shownAlert = ({
  id,
  kind,
  yardId,
  atLeastCents,
  name,
  nameEs,
  confirmedAt,
}: NamedAlert): ShownAlert => ({ id, kind, yardId, atLeastCents, name, nameEs, isOn: confirmedAt !== null });

/** What each yard pays now. */
export async function readPricesByYard(db: Database): Promise<PricesByYard> {
  const lists = YARD_IDS.map(async (id): Promise<readonly [YardId, readonly GradePrice[]]> => [
    id,
    await readPriceList(db, id),
  ]);
  return Object.fromEntries(await Promise.all(lists)) as Record<YardId, readonly GradePrice[]>;
}

/** Ends all alerts of an address and forgets it. */
export const deleteAlertAddress = (db: Executor, id: string) =>
  db.delete(alertAddresses).where(eq(alertAddresses.id, id));

export const isAlertOf = (addressId: string, alertId: string) =>
  and(eq(priceAlerts.addressId, addressId), eq(priceAlerts.id, alertId));

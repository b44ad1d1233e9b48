import { holdLinkPath as spanishLinkPath } from '../../../src/paths.es.ts';
import { holdLinkPath } from '../../../src/paths.ts';
import { inLocale } from '../../../src/domain/shared/language/locales.ts';
import type { priceHolds } from '../../database/schema/price-holds.ts';
import { shortToken, shortTokenOf } from '../../lib/secret.ts';
import { siteAddress } from '../../lib/site-address.ts';

/** The token of a new hold's link, as a request has one (decision 57). */
export const newHoldToken = (id: string): string => shortToken('hold-token', id);

/** The URL that shows and cancels a hold, in its language; null if it has none, or one of an older secret. */
export function holdLink(hold: typeof priceHolds.$inferSelect): string | null {
  const token = shortTokenOf('hold-token', hold);
  return token === null ? null : siteAddress(inLocale(hold.locale, holdLinkPath, spanishLinkPath)(token));
}

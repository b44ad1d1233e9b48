import { randomInt } from 'node:crypto';

const SIGNS = '0123456789ABCDEFGHJKLMNPRSTUVWXYZ';

/** Random, so that a restart never gives an id out again that a database still holds. Ids of PayPal's have 17 signs. */
export const newId = (length = 17): string =>
  Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** Settings that look like PayPal's own and open nothing but this stand-in. */
export const newKeys = () => ({
  clientId: `A${newId(79)}`,
  secret: `E${newId(79)}`,
  webhookId: newId(),
});

export const newToken = (): string => `A21AA${newId(92)}`;
export const newEventId = (): string => `WH-${newId()}-${newId()}`;

let lastMs = 0;

/** Now in whole seconds, as PayPal writes it; each one later than the one before, so that every change shows. */
export function nextTime(): string {
  lastMs = Math.max(Math.floor(Date.now() / 1000) * 1000, lastMs + 1000);
  return new Date(lastMs).toISOString().replace('.000', '');
}

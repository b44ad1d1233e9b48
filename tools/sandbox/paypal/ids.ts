import { randomInt } from 'node:crypto';

const SIGNS = '0123456789ABCDEFGHJKLMNPRSTUVWXYZ';

/** Random, so that ids stay unique after a restart. PayPal's ids have 17 characters. */
export const newPaypalId = (length = 17): string =>
  Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** Settings that look like PayPal's own and are valid here alone. */
export const newPaypalKeys = () => ({
  clientId: `A${newPaypalId(79)}`,
  secret: `E${newPaypalId(79)}`,
  webhookId: newPaypalId(),
});

export const newToken = (): string => `A21AA${newPaypalId(92)}`;
export const newEventId = (): string => `WH-${newPaypalId()}-${newPaypalId()}`;

const AHEAD_MS = 60_000;
let lastMs = 0;

/** Now in whole seconds, as PayPal writes it. Each is later than the last, so that every change shows, unless the clock was set back. */
export function nextTime(): string {
  const nowMs = Math.floor(Date.now() / 1000) * 1000;
  lastMs = lastMs > nowMs + AHEAD_MS ? nowMs : Math.max(nowMs, lastMs + 1000);
  return new Date(lastMs).toISOString().replace('.000', '');
}

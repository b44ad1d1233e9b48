import { randomBytes } from 'node:crypto';

type Prefix = 'pi' | 'pm' | 'ch' | 'py' | 'txn' | 're' | 'pyr' | 'du' | 'evt' | 'req' | 'po' | 'ba';

const text = (bytes: number) => randomBytes(bytes).toString('hex');

/** Random, so that a restart never gives an id out again that a database still holds. */
export const newId = (prefix: Prefix): string => `${prefix}_${text(12)}`;

export const newClientSecret = (intentId: string): string => `${intentId}_secret_${text(12)}`;

/** Keys that look like Stripe's own and open nothing but this stand-in. */
export const newKeys = () => ({
  secretKey: `sk_test_${text(12)}`,
  publishableKey: `pk_test_${text(12)}`,
  webhookSecret: `whsec_${text(16)}`,
});

/** Unix time in seconds, as Stripe writes it. */
export const now = (): number => Math.floor(Date.now() / 1000);

import { randomBytes } from 'node:crypto';

type Prefix = 'pi' | 'pm' | 'ch' | 'py' | 'txn' | 're' | 'pyr' | 'du' | 'evt' | 'req' | 'po' | 'ba';

const text = (bytes: number) => randomBytes(bytes).toString('hex');

/** An object as Stripe makes it, but for fields that are null and that nobody reads. */
export const stripeObject = <T>(
  told: Partial<T> & { readonly [Field in keyof T as null extends T[Field] ? never : Field]: T[Field] },
): T => told as T;

/** Random, so that ids stay unique after a restart. */
export const newStripeId = (prefix: Prefix): string => `${prefix}_${text(12)}`;

export const newClientSecret = (intentId: string): string => `${intentId}_secret_${text(12)}`;

/** Keys that look like Stripe's own and are valid here alone. */
export const newStripeKeys = () => ({
  secretKey: `sk_test_${text(12)}`,
  publishableKey: `pk_test_${text(12)}`,
  webhookSecret: `whsec_${text(16)}`,
});

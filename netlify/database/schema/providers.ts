import { text, timestamp } from 'drizzle-orm/pg-core';
import { impersonalTable } from '../personal-columns.ts';

/** How the last calls of an outside system went: 'stripe', 'paypal', 'printful', 'smarty', 'mail', 'photos', 'cdn', 'build', 'github', 'push'. */
export const providerHealth = impersonalTable('provider_health', {
  provider: text().primaryKey(),
  succeededAt: timestamp('succeeded_at', { withTimezone: true }),
  failedAt: timestamp('failed_at', { withTimezone: true }),
  /** In our words, never a provider's raw text or a secret. */
  failure: text(),
});

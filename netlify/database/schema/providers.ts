import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** How the last calls of an outside system went: 'stripe', 'paypal', 'printful', 'smarty', 'mail', 'photos', 'cdn', 'build', 'github', 'push'. */
export const providerHealth = pgTable('provider_health', {
  provider: text().primaryKey(),
  succeededAt: timestamp('succeeded_at', { withTimezone: true }),
  failedAt: timestamp('failed_at', { withTimezone: true }),
  /** In our words, never a provider's raw text or a secret. */
  failure: text(),
});

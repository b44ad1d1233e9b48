import { sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { outbox } from '../../database/schema/outbox.ts';

/** For an UPDATE of the outbox: what was done or given up is due anew, as if it had never been tried. */
export const DUE_AGAIN = {
  state: 'pending',
  attempts: 0,
  availableAt: sql`now()`,
  leasedUntil: null,
  finishedAt: null,
} as const satisfies PgUpdateSetSource<typeof outbox>;

import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** numberKey() of src/domain/tickets/find/number-key.ts in SQL. Indexes are built on it: change both, and migrate. */
export const numberKeySql = (number: PgColumn | SQL): SQL =>
  sql`regexp_replace(${number}, '(^|[^0-9])0+(?=[0-9])', '\\1', 'g')`;

/** The counted part of a site's number (site-number.ts), without its letters. */
export const countedNumberSql = (siteNumber: PgColumn | SQL): SQL =>
  sql`substring(${siteNumber} from '^[^-]+-W[0-9]+')`;

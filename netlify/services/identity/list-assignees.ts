import { asc, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';

/** Everybody with an active account, by name. */
export const listAssignees = (db: Database): Promise<{ id: string; name: string }[]> =>
  db
    .select({ id: staffUsers.id, name: staffUsers.name })
    .from(staffUsers)
    .where(isNull(staffUsers.disabledAt))
    .orderBy(asc(sql`lower(${staffUsers.name})`), asc(staffUsers.id));

import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { hidden, impersonal, personal, personalTable } from '../personal-columns.ts';
import { staffUsers } from './staff-users.ts';

/**
 * Every write by staff, in the same transaction. Rows are added and never changed, except that the values of a record that retention removed
 * are emptied (decision 67), and that a deletion on request takes out what names a person (decision 68); a trigger enforces it.
 */
export const auditLog = personalTable(
  'audit_log',
  {
    id: impersonal(bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** null: not a person of staff. */
    actorId: hidden(uuid('actor_id').references(() => staffUsers.id, { onDelete: 'restrict' })),
    /** The person's name at that time. */
    actorName: hidden(text('actor_name').notNull()),
    /** "change_price", "honor_voucher": a verb and its object. */
    action: impersonal(text().notNull()),
    subjectKind: impersonal(text('subject_kind').notNull()),
    subjectId: personal(text('subject_id').notNull()),
    /** What the write changed, before the change; null if it created something. Never a secret or a code. */
    before: personal(jsonb()),
    after: personal(jsonb()),
  },
  (table) => [
    index('audit_log_by_subject').on(table.subjectKind, table.subjectId, table.id),
    index('audit_log_by_actor').on(table.actorId, table.id),
    // Whose a phone number was before.
    index('audit_log_by_former_phone')
      .on(sql`(before->>'phone')`)
      .where(sql`subject_kind = 'customer' and action = 'change_phone'`),
  ],
);

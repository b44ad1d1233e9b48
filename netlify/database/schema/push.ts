import { sql } from 'drizzle-orm';
import { check, jsonb, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { YardId } from '../../../src/business/yards.ts';
import type { PushHours } from '../../../src/domain/push/push.schema.ts';
import { staffTable } from '../personal-columns.ts';
import { staffSessions } from './identity.ts';

/**
 * The devices that are notified: one for each session. An expired session stays for as long as its device is notified; one that somebody ends
 * takes its device along.
 */
export const staffPushDevices = staffTable('staff_push_devices', {
  sessionId: uuid('session_id')
    .primaryKey()
    .references(() => staffSessions.id, { onDelete: 'cascade' }),
  /** Its address at the browser's push service. With it and our private key anybody can notify the device. */
  endpoint: text().notNull().unique('staff_push_devices_endpoint'),
  /** The device's public key and its secret: messages are encrypted for it (RFC 8291). */
  p256dh: text().notNull(),
  auth: text().notNull(),
  /** null: all yards. */
  yards: text().array().$type<readonly YardId[]>(),
  /** null: at any time. */
  hours: jsonb().$type<PushHours>(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  endsAt: timestamp('ends_at', { withTimezone: true })
    .notNull()
    .default(sql`now() + interval '30 days'`),
});

/** `stop`: by the id of its request. */
export type PushSubject = 'quote' | 'offer' | 'stop';

/** One notification for one device: what a message `device_push` is about. One for each device and subject. */
export const staffPushes = staffTable(
  'staff_pushes',
  {
    id: uuid().primaryKey().defaultRandom(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => staffPushDevices.sessionId, { onDelete: 'cascade', onUpdate: 'cascade' }),
    about: text().$type<PushSubject>().notNull(),
    /** The quote request, or the offer. */
    subjectId: uuid('subject_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('staff_pushes_once').on(table.sessionId, table.about, table.subjectId),
    check('staff_push_about_known', sql`${table.about} in ('quote', 'offer', 'stop')`),
  ],
);

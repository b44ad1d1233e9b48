import { sql } from 'drizzle-orm';
import { check, date, jsonb, text } from 'drizzle-orm/pg-core';
import type { YardId } from '../../../src/business/yards.ts';
import type { WordRecord } from '../../../src/domain/our-word/our-word.api.ts';
import { impersonalTable } from '../personal-columns.ts';

/** What became of what we said, counted each night, however few there were. */
export const wordRecords = impersonalTable(
  'word_records',
  {
    /** "all" or a yard. */
    scope: text().$type<'all' | YardId>().primaryKey(),
    fromDay: date('from_day').notNull(),
    toDay: date('to_day').notNull(),
    figures: jsonb().$type<WordFigures>().notNull(),
  },
  (table) => [check('word_record_days_in_order', sql`${table.fromDay} <= ${table.toDay}`)],
);

/** As published, with the few that are not shown. */
export type WordFigures = {
  readonly [Key in Exclude<keyof WordRecord, 'yardId'>]: NonNullable<WordRecord[Key]>;
};

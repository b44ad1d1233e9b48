import * as z from 'zod/mini';
import { YARD_IDS } from '../../business/yards.ts';
import { described } from '../shared/contract/described.ts';
import { type AnswerOf, endpoint, type EdgeCache } from '../shared/contract/endpoint.ts';

const yardDaySchema = z.strictObject({
  yardId: z.enum(YARD_IDS),
  date: z.iso.date(),
  hours: described(
    z.nullable(z.strictObject({ opens: z.string(), closes: z.string() })),
    'null: closed all day.',
  ),
  reason: z.string(),
});

export type YardDay = AnswerOf<typeof yardDaySchema>;

const yardNoteSchema = z.strictObject({
  yardId: z.enum(YARD_IDS),
  note: z.string(),
  expiresAt: z.iso.datetime(),
});

export type YardNote = AnswerOf<typeof yardNoteSchema>;

/** What staff have set that src/business does not know. */
const yardNewsSchema = z.strictObject({
  /** From today on, soonest first. They override the days of src/business. */
  specialDays: z.array(yardDaySchema),
  notes: z.array(yardNoteSchema),
});

export type YardNews = AnswerOf<typeof yardNewsSchema>;

/** Until staff change a yard's note or days. */
export const YARDS_CACHE: EdgeCache = { edgeSeconds: 900, staleSeconds: 3_600, tag: 'yards' };

/** Public and cacheable. */
export const readYardNewsApi = endpoint('GET /api/yards', {
  output: yardNewsSchema,
  published: { name: 'readYards', says: 'Days with other hours, and notes, that staff have set.' },
  cache: YARDS_CACHE,
});

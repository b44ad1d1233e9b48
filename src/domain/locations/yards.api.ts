import type { SpecialDay, YardId } from '../../business/yards.ts';
import { answer, endpoint, type EdgeCache } from '../shared/endpoint.ts';

export interface YardDay extends SpecialDay {
  readonly yardId: YardId;
}

export interface YardNote {
  readonly yardId: YardId;
  readonly note: string;
  /** ISO 8601. */
  readonly expiresAt: string;
}

/** What staff have set that src/business does not know. */
export interface YardNews {
  /** From today on, soonest first. They override the days of src/business. */
  readonly specialDays: readonly YardDay[];
  readonly notes: readonly YardNote[];
}

/** Until staff change a yard's note or days. */
export const YARDS_CACHE: EdgeCache = { edgeSeconds: 900, staleSeconds: 3_600, tag: 'yards' };

/** Public and cacheable. */
export const readYardNewsApi = endpoint('GET /api/yards', { output: answer<YardNews>(), cache: YARDS_CACHE });

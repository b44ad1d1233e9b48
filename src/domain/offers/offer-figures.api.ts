import type { YardId } from '../../business/yards.ts';
import { answer, endpoint } from '../shared/contract/endpoint.ts';

/** What became of requests and offers at one yard in the last 30 days. */
export interface YardOfferFigures {
  /** null: requests for any yard. */
  readonly yardId: YardId | null;
  /** Of requests that were answered: half of them within so many minutes in which a yard was open. null: none was. */
  readonly medianMinutes: number | null;
  /** When the request that waits longest arrived, as an ISO time; null: none waits. */
  readonly waitingSince: string | null;
  /** Replaced versions do not count. */
  readonly sent: number;
  readonly accepted: number;
  readonly declined: number;
  readonly expired: number;
}

/** A row for each yard, and one for requests that name none if there are such. */
export const readOfferFiguresApi = endpoint('GET /api/admin/offer-figures', {
  output: answer<readonly YardOfferFigures[]>(),
  access: 'staff',
});

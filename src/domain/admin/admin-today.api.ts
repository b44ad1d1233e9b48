import { answer, endpoint } from '../shared/endpoint.ts';

export interface Today {
  /** All times are ISO 8601. */
  readonly now: string;
  readonly quotes: {
    /** Counted to a thousand. */
    readonly waiting: number;
    /** Longer than what is promised. */
    readonly overdue: number;
    readonly oldestAt: string | null;
  };
  readonly orders: {
    /** Paid ones that were made since New York's midnight. */
    readonly today: number;
    /** What staff have to send, or what the provider could not. */
    readonly toSend: number;
  };
  /** The price that has stood for longest. */
  readonly oldestPrice: { readonly metalType: string; readonly updatedAt: string } | null;
  readonly outbox: { readonly failed: number; readonly stuck: number };
  /** Outside systems whose last call failed. */
  readonly providers: readonly {
    readonly provider: string;
    readonly failedAt: string;
    readonly failure: string | null;
  }[];
  /** The last comparison of points with their ledger; null before the first. */
  readonly points: { readonly checkedAt: string; readonly differences: number } | null;
}

export const readTodayApi = endpoint({
  method: 'GET',
  path: '/api/admin/today',
  output: answer<Today>(),
  access: 'staff',
  isPolled: true,
});

import { answer, endpoint } from '../shared/contract/endpoint.ts';
import type { JobName } from '../shared/jobs.ts';
import type { Cents } from '../shared/numbers/money.ts';

interface Bought {
  readonly tickets: number;
  /** Of what is sold by weight: tons are turned into pounds. "1240.5" */
  readonly pounds: string;
  readonly paidCents: Cents;
}

/** What was paid on one day. Voided tickets don't count. */
export interface PaidDay extends Bought {
  /** ISO date in New York. */
  readonly day: string;
  /** Those with a ticket, by their ids; null: not recorded. */
  readonly yards: readonly (Bought & { readonly yardId: string | null })[];
}

export interface Today {
  /** All times are ISO 8601. */
  readonly now: string;
  /** Today so far, and the whole of the same day a week before. */
  readonly paid: { readonly today: PaidDay; readonly weekBefore: PaidDay };
  /** Tickets that were voided today. */
  readonly voids: number;
  readonly quotes: {
    /** Counted up to a thousand. */
    readonly waiting: number;
    /** Past their due time. */
    readonly overdue: number;
    /** When the first of them is due, or was. */
    readonly dueAt: string | null;
  };
  readonly orders: {
    /** Paid orders since midnight in New York. */
    readonly today: number;
    /** Orders that staff send, or that the provider could not. */
    readonly toSend: number;
  };
  readonly inquiries: {
    /** Counted up to a thousand. */
    readonly waiting: number;
    /** Past their due time. */
    readonly overdue: number;
    readonly dueAt: string | null;
    /** Those that are about a ticket, by the yard that wrote it; null: the ticket names none. */
    readonly ofTickets: readonly { readonly yardId: string | null; readonly waiting: number }[];
  };
  /** Requests about personal data that are open: counted up to a thousand, and when the first is due. */
  readonly privacyRequests: { readonly open: number; readonly dueAt: string | null };
  /** When a price was last published; null if there are none. */
  readonly pricesUpdatedAt: string | null;
  readonly outbox: { readonly failed: number; readonly stuck: number };
  /** Outside systems whose last call failed. */
  readonly providers: readonly {
    readonly provider: string;
    readonly failedAt: string;
    readonly failure: string | null;
  }[];
  /** Scheduled work that has missed twice its interval, and when it last ended well; null: never. */
  readonly overdueJobs: readonly {
    readonly job: JobName;
    readonly endedAt: string | null;
    readonly failure: string | null;
  }[];
  /** The last comparison of the balances with the points ledger; null before the first. */
  readonly points: { readonly checkedAt: string; readonly differences: number } | null;
  /** What the nightly job last deleted; null if it has not run for months. */
  readonly retention: {
    readonly ranAt: string;
    /** Records of that night. */
    readonly deleted: number;
    /** Past their time, and still there. */
    readonly late: number;
    /** Past their time, but under a legal hold. */
    readonly held: number;
  } | null;
}

export const readTodayApi = endpoint('GET /api/admin/today', {
  output: answer<Today>(),
  access: 'staff',
  isPolled: true,
});

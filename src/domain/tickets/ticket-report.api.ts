import * as z from 'zod/mini';
import { RANGE_CHECKS, RANGE_FIELDS } from '../shared/time/day-range.schema.ts';
import { answer, endpoint } from '../shared/contract/endpoint.ts';
import type { Cents } from '../shared/numbers/money.ts';
import { yardIdSchema } from './yard-id.schema.ts';
import type { DeductionReason, PriceReason } from './ticket-reasons.ts';

export const REPORT_GROUPS = ['day', 'week', 'yard', 'grade', 'staff', 'source'] as const;
export type ReportGroup = (typeof REPORT_GROUPS)[number];

/** What some lines come to. Voided tickets count for nothing. */
export interface ReportFigures {
  readonly tickets: number;
  /** Net, of what is sold by weight: tons are turned into pounds. "1240.5" */
  readonly pounds: string;
  readonly pieces: string;
  readonly paidCents: Cents;
  /** Of lines by weight that were recorded with their price: their pounds, what was paid, and what the posted price would have paid. */
  readonly pricedPounds: string;
  readonly pricedCents: Cents;
  readonly postedCents: Cents;
  /** What lines below their posted price were paid less than it. */
  readonly belowCents: Cents;
  /** Taken off for a reason. */
  readonly deductedPounds: string;
  /** With the streak's bonus. null by grade: they are given for a ticket, not for a line. */
  readonly points: number | null;
}

export interface ReportRow extends ReportFigures {
  /** An ISO date (a week's is its Monday), the key of a yard, grade or source, or the id of a member of staff; empty: not recorded. */
  readonly key: string;
  /** The name of a grade or of a member of staff. */
  readonly name: string | null;
}

/** Why weight was taken off, or another price was paid. */
export interface ReportReason {
  readonly kind: 'deduction' | 'price';
  readonly reason: DeductionReason | PriceReason;
  readonly lines: number;
  /** Taken off; or sold at the other price. */
  readonly pounds: string;
  /** What it cost the seller; below zero if it was to their good. */
  readonly cents: Cents;
}

export interface TicketReport {
  readonly from: string;
  readonly to: string;
  readonly by: ReportGroup;
  /** Days and weeks: the newest first. Others: where the most was paid first. */
  readonly rows: readonly ReportRow[];
  readonly total: ReportFigures;
  readonly reasons: readonly ReportReason[];
}

export const readReportApi = endpoint('GET /api/admin/reports/tickets', {
  output: answer<TicketReport>(),
  access: 'office',
  query: z
    .object({ ...RANGE_FIELDS, by: z.enum(REPORT_GROUPS), yard: z.optional(yardIdSchema) })
    .check(...RANGE_CHECKS),
});

import { answer, endpoint } from '../shared/contract/endpoint.ts';

export type PlanKind = 'call' | 'request' | 'pickup' | 'offer' | 'inquiry' | 'data_request';

/** Something to do today, or that should have been done before. */
export interface PlanItem {
  readonly kind: PlanKind;
  /** Of the request, inquiry or data request whose page it is done on. */
  readonly id: string;
  /** ISO time: when a call, an answer or a pickup is due, or when an offer ends. */
  readonly dueAt: string;
  /** A person's name, or what an inquiry is about. */
  readonly about: string;
  /** A yard's id; null: any, or none. */
  readonly yard: string | null;
  readonly assigneeName: string | null;
}

export interface DayPlan {
  /** ISO time. */
  readonly now: string;
  /** By when they are due, those of one moment by yard; the first hundred. */
  readonly items: readonly PlanItem[];
  /** Whether there are more. */
  readonly isCut: boolean;
}

export const readPlanApi = endpoint('GET /api/admin/plan', {
  output: answer<DayPlan>(),
  access: 'staff',
  isPolled: true,
});

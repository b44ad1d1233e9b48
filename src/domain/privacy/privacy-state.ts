import { PRIVACY_REQUEST_WARNING_DAYS } from './retention.ts';
import type { PrivacyKind } from './privacy-request.schema.ts';

export type PrivacyState = 'unconfirmed' | 'confirmed' | 'done' | 'refused';

export const PRIVACY_KIND_NAMES: Readonly<Record<PrivacyKind, string>> = {
  copy: 'Copy of their data',
  correction: 'Correction',
  deletion: 'Deletion',
};

const DAY_MS = 86_400_000;

export type DueStanding = 'in time' | 'soon' | 'overdue';

/** How urgent an open request is. */
export function dueStanding(dueAt: string, now: Date): DueStanding {
  const left = Date.parse(dueAt) - now.getTime();
  if (left <= 0) return 'overdue';
  return left < PRIVACY_REQUEST_WARNING_DAYS * DAY_MS ? 'soon' : 'in time';
}

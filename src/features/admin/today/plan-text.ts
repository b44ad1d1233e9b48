import { yardName } from '../../../business/yards.ts';
import type { PlanItem, PlanKind } from '../../../domain/admin/admin-plan.api.ts';
import { adminInquiryPath, adminPrivacyRequestPath, adminQuotePath } from '../../../paths.ts';

const TITLES: Readonly<Record<PlanKind, (about: string) => string>> = {
  call: (name) => `Call ${name}`,
  request: (name) => `Answer ${name}`,
  pickup: (name) => `Pickup: ${name}`,
  offer: (name) => `Offer to ${name} ends`,
  inquiry: (subject) => `Inquiry: ${subject}`,
  data_request: (name) => (name ? `Data request: ${name}` : 'Data request'),
};

interface PlanText {
  readonly title: string;
  readonly href: string;
  /** "Griffin GA · Stan" */
  readonly facts: string;
  /** Its time is over: a truck may be on its way, and an offer that has ended is not in the plan. */
  readonly isLate: boolean;
}

const HREFS: Readonly<Record<PlanKind, (id: string) => string>> = {
  call: adminQuotePath,
  request: adminQuotePath,
  pickup: adminQuotePath,
  offer: adminQuotePath,
  inquiry: adminInquiryPath,
  data_request: adminPrivacyRequestPath,
};

/** What a line of the plan says, and where it leads. */
export function planText({ kind, id, dueAt, about, yard, assigneeName }: PlanItem, now: string): PlanText {
  const isAnswer = kind !== 'pickup' && kind !== 'offer';
  return {
    title: TITLES[kind](about),
    href: HREFS[kind](id),
    facts: [yard && yardName(yard), assigneeName].filter(Boolean).join(' · '),
    isLate: isAnswer && Date.parse(dueAt) <= Date.parse(now),
  };
}

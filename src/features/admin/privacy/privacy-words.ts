import {
  type DeletionHold,
  type DeletionPart,
  type FoundRecord,
  listPrivacyRequestsApi,
  type PrivacyDetail,
  type PrivacyRow,
} from '../../../domain/privacy/admin-privacy.api.ts';
import { dueStanding, type PrivacyState } from '../../../domain/privacy/privacy-state.ts';
import type { StaffRole } from '../../../domain/shared/roles.ts';
import { createQueryView } from '../../../lib/address/address-view.ts';
import { adminPrivacyPath } from '../../../paths.ts';
import type { StaffPage } from '../staff-pages.ts';
import { staffTime } from '../staff-text.ts';

export const PRIVACY_STATE_TEXTS: Readonly<Record<PrivacyState, string>> = {
  unconfirmed: 'Not confirmed yet',
  confirmed: 'Confirmed',
  done: 'Done',
  refused: 'Refused',
};

/** What is done to rows, as a heading above them. */
export const DELETION_TITLES: Readonly<Record<DeletionPart['how'], string>> = {
  delete: 'Will be deleted',
  strip: 'Kept without names',
  keep: 'Kept',
};

export const RECORD_TEXTS: Readonly<Record<FoundRecord['kind'], string>> = {
  account: 'Rewards account',
  request: 'Quote, pickup or callback request',
  inquiry: 'Inquiry',
  order: 'Order',
  data_request: 'Another data request',
  hold: 'Held price',
};

export const HOLD_TEXTS: Readonly<Record<DeletionHold, string>> = {
  legal_hold: 'An owner put one of their records on legal hold. A developer can release it (npm run hold).',
  order_open: 'They can still pay for an open order. That ends a day after they placed it.',
  order_to_send: 'One of their orders still has to ship.',
  dispute_open: 'A dispute about an order is open.',
  refund_open: 'A refund is pending or still due.',
  wrong_payment: 'A payment that matches no order hasn’t been refunded.',
  request_open: 'They have another open request. Answer that one first.',
};

interface DueText {
  readonly text: string;
  readonly isUrgent: boolean;
}

/** Until when an open request must be answered, and whether to hurry. */
export function dueText({ dueAt }: Pick<PrivacyRow, 'dueAt'>, now: Date): DueText {
  const standing = dueStanding(dueAt, now);
  const day = staffTime(dueAt);
  if (standing === 'overdue') return { text: `Overdue since ${day}`, isUrgent: true };
  return { text: standing === 'soon' ? `Due soon: ${day}` : `Due ${day}`, isUrgent: standing === 'soon' };
}

/** Reached from the inboxes. Not in staff-pages.ts, which every page of staff loads. */
export const PRIVACY_PAGE: StaffPage = {
  label: 'Data requests',
  href: adminPrivacyPath,
  call: listPrivacyRequestsApi,
};

export const privacyViews = createQueryView(adminPrivacyPath);

/** What every part of a request's page gets. */
export interface PrivacyPartProps {
  readonly request: PrivacyDetail;
  readonly reload: () => Promise<void>;
}

/** What answers a request. */
export interface AnswerProps extends PrivacyPartProps {
  readonly role: StaffRole;
  /** Ids of found records that are somebody else's. */
  readonly leftOut: readonly string[];
}

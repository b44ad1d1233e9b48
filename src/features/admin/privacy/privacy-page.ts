import { listPrivacyRequestsApi } from '../../../domain/privacy/admin-privacy.api.ts';
import { createQueryView } from '../../../lib/address-view.ts';
import { adminPrivacyPath } from '../../../staff-paths.ts';
import type { StaffPage } from '../staff-pages.ts';

/** Reached from the inboxes. Not in staff-pages.ts, which every page of staff loads. */
export const PRIVACY_PAGE: StaffPage = {
  label: 'Data requests',
  href: adminPrivacyPath,
  call: listPrivacyRequestsApi,
};

export const privacyViews = createQueryView(adminPrivacyPath);

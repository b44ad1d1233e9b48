import type { PrivacyDetail } from '../../../domain/privacy/admin-privacy.api.ts';

/** What every part of a request's page gets. */
export interface PrivacyPartProps {
  readonly request: PrivacyDetail;
  readonly reload: () => Promise<void>;
}

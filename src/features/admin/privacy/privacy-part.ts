import type { StaffRole } from '../../../domain/shared/roles.ts';
import type { PrivacyDetail } from '../../../domain/privacy/admin-privacy.api.ts';

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

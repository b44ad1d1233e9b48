import {
  closePrivacyRequestApi,
  confirmAtCounterApi,
  copyPersonalDataApi,
  deletePersonalDataApi,
  listFoundRecordsApi,
  listPrivacyRequestsApi,
  previewDeletionApi,
  readPrivacyRequestApi,
} from '../../src/domain/privacy/admin-privacy.api.ts';
import { serve } from '../lib/http/serve.ts';
import { onStaff } from '../lib/staff/staff-routes.ts';
import { thenKickOutbox } from '../services/kick-outbox.ts';
import { closePrivacyRequest } from '../services/privacy/close-privacy-request.ts';
import { confirmAtCounter } from '../services/privacy/confirm-privacy-request.ts';
import { copyPersonalData } from '../services/privacy/copy-personal-data.ts';
import { deletePersonalData, previewDeletion } from '../services/privacy/delete-personal-data.ts';
import {
  listFoundRecords,
  listPrivacyRequests,
  readPrivacyRequest,
} from '../services/privacy/read-privacy-request.ts';

/** Reads and changes every table that knows a person. */
export default serve(
  onStaff(listPrivacyRequestsApi, ({ db, query }) => listPrivacyRequests(db, query)),
  onStaff(readPrivacyRequestApi, ({ db, params, staff }) => readPrivacyRequest(db, staff, params.id)),
  onStaff(confirmAtCounterApi, ({ db, input, params, staff }) =>
    confirmAtCounter(db, staff, params.id, input.how),
  ),
  onStaff(listFoundRecordsApi, ({ db, params, staff }) => listFoundRecords(db, staff, params.id)),
  onStaff(copyPersonalDataApi, ({ db, input, params, staff }) =>
    copyPersonalData(db, staff, params.id, input),
  ),
  onStaff(
    closePrivacyRequestApi,
    thenKickOutbox(({ db, input, params, staff }) => closePrivacyRequest(db, staff, params.id, input)),
  ),
  onStaff(previewDeletionApi, ({ db, params, query, staff }) =>
    previewDeletion(db, staff, params.id, query.leftOut?.split(',') ?? []),
  ),
  onStaff(
    deletePersonalDataApi,
    thenKickOutbox(({ db, input, params, staff }) => deletePersonalData(db, staff, params.id, input.leftOut)),
  ),
);

export const config = {
  path: [
    '/api/admin/privacy-requests',
    '/api/admin/privacy-requests/:id',
    '/api/admin/privacy-requests/:id/confirmation',
    '/api/admin/privacy-requests/:id/records',
    '/api/admin/privacy-requests/:id/copies',
    '/api/admin/privacy-requests/:id/closing',
    '/api/admin/privacy-requests/:id/deletion-preview',
    '/api/admin/privacy-requests/:id/deletion',
  ],
};

import { listAuditApi } from '../../src/domain/admin/admin-audit.api.ts';
import {
  changeRoleApi,
  changeYardsApi,
  disableUserApi,
  inviteUserApi,
  listUsersApi,
  mailLinkApi,
  requireSecondStepApi,
  resetSecondStepApi,
} from '../../src/domain/admin/admin-users.api.ts';
import { listPostsApi } from '../../src/domain/blog/admin-blog.api.ts';
import {
  checkEditorAccessApi,
  readEditorFileApi,
  readEditorSetupApi,
  readEditorTreeApi,
  readEditorUserApi,
} from '../../src/domain/blog/admin-editor.api.ts';
import { importProductsApi, previewImportApi } from '../../src/domain/catalogue/admin-catalogue.api.ts';
import { fulfillAgainApi, sendShipmentApi } from '../../src/domain/fulfillment/admin-fulfillment.api.ts';
import { readLaunchApi, showSamplesApi } from '../../src/domain/launch/admin-launch.api.ts';
import { listOrdersApi, readStaffOrderApi } from '../../src/domain/orders/admin-orders.api.ts';
import { readFundingApi } from '../../src/domain/payments/admin-funding.api.ts';
import { listGapsApi, settleGapApi } from '../../src/domain/payments/admin-gaps.api.ts';
import { refundOrderApi } from '../../src/domain/payments/admin-refunds.api.ts';
import {
  addGradeApi,
  changeGradeApi,
  orderGradesApi,
} from '../../src/domain/prices/grades/admin-grades.api.ts';
import {
  listProvidersApi,
  retryOutboxApi,
  testProviderApi,
} from '../../src/domain/providers/admin-providers.api.ts';
import { readReportApi } from '../../src/domain/tickets/ticket-report.api.ts';
import { importTicketsApi, previewTicketsApi } from '../../src/domain/tickets/pos/pos-tickets.api.ts';
import { serve } from '../lib/http/serve.ts';
import { onStaff } from '../lib/staff/staff-routes.ts';
import { listAudit } from '../services/audit/record-audit.ts';
import {
  listBlogPosts,
  readEditorFile,
  readEditorSetup,
  readEditorTree,
} from '../services/blog/list-posts.ts';
import { importProducts, previewImport } from '../services/catalogue/import-products.ts';
import { fulfillAgain } from '../services/fulfillment/fulfill-again.ts';
import { sendShipment } from '../services/fulfillment/send-shipment.ts';
import { listGaps, settleGap } from '../services/funding/gaps.ts';
import { readFunding } from '../services/funding/read-funding.ts';
import {
  changeRole,
  changeYards,
  disableUser,
  listUsers,
  requireSecondStep,
  resetSecondStep,
} from '../services/identity/users.ts';
import { inviteUser } from '../services/identity/staff-link.ts';
import { mailLinkTo } from '../services/identity/mail-link.ts';
import { thenKickOutbox } from '../services/kick-outbox.ts';
import { readLaunch } from '../services/launch/read-launch.ts';
import { showSamples } from '../services/blog/show-samples.ts';
import { listOrders } from '../services/orders/list-orders.ts';
import { readStaffOrder } from '../services/orders/read-staff-order.ts';
import { refundOrder } from '../services/payments/refunds/refund-order.ts';
import { addGrade, changeGrade, orderGrades } from '../services/prices/grades.ts';
import { listProviders, retryOutbox } from '../services/providers/list-providers.ts';
import { testProvider } from '../services/providers/test-provider.ts';

import { readReport } from '../services/tickets/read-report.ts';
import { takePosTickets } from '../services/tickets/take-pos-tickets.ts';

export default serve(
  onStaff(addGradeApi, ({ db, input, staff }) => addGrade(db, staff, input)),
  onStaff(changeGradeApi, ({ db, input, params, staff }) => changeGrade(db, staff, params.metalType, input)),
  onStaff(orderGradesApi, ({ db, input, staff }) => orderGrades(db, staff, input)),
  onStaff(listOrdersApi, ({ db, query }) => listOrders(db, query)),
  onStaff(readStaffOrderApi, ({ db, params }) => readStaffOrder(db, params.id)),
  onStaff(
    sendShipmentApi,
    thenKickOutbox(({ db, input, params, staff }) => sendShipment(db, staff, params.id, input)),
  ),
  onStaff(
    fulfillAgainApi,
    thenKickOutbox(({ db, params, staff }) => fulfillAgain(db, staff, params.id)),
  ),
  onStaff(refundOrderApi, ({ db, input, params, staff }) => refundOrder(db, staff, params.id, input)),
  onStaff(readFundingApi, ({ db, query }) => readFunding(db, query)),
  onStaff(listGapsApi, ({ db }) => listGaps(db)),
  onStaff(
    settleGapApi,
    thenKickOutbox(({ db, params, staff }) => settleGap(db, staff, params.kind, params.id)),
  ),
  onStaff(listProvidersApi, ({ db }) => listProviders(db)),
  onStaff(testProviderApi, ({ db, params, staff }) => testProvider(db, staff, params.provider)),
  onStaff(
    retryOutboxApi,
    thenKickOutbox(({ db, params, staff }) => retryOutbox(db, staff, params.provider)),
  ),
  onStaff(previewImportApi, ({ db }) => previewImport(db)),
  onStaff(
    importProductsApi,
    thenKickOutbox(({ db, input, staff }) => importProducts(db, staff, input)),
  ),
  onStaff(listPostsApi, () => listBlogPosts()),
  onStaff(readEditorSetupApi, async () => readEditorSetup()),
  onStaff(readEditorUserApi, async ({ staff: { id, name, email } }) => ({
    id,
    login: email,
    name,
    email,
    avatar_url: '' as const,
  })),
  onStaff(checkEditorAccessApi, async () => ({ permission: 'write' as const })),
  onStaff(readEditorTreeApi, ({ params }) => readEditorTree(params.commit)),
  onStaff(readEditorFileApi, ({ params }) => readEditorFile(params.sha)),
  onStaff(previewTicketsApi, async ({ db, input, staff }) => ({
    outcomes: await takePosTickets(db, { actor: staff, source: 'import', isTrial: true }, input.tickets),
  })),
  onStaff(importTicketsApi, async ({ db, input, staff }) => ({
    outcomes: await takePosTickets(
      db,
      { actor: staff, source: 'import', confirmed: input.confirmed },
      input.tickets,
    ),
  })),
  onStaff(readReportApi, ({ db, query }) => readReport(db, query)),
  onStaff(readLaunchApi, ({ db }) => readLaunch(db)),
  onStaff(showSamplesApi, ({ db, input, staff }) => showSamples(db, staff, input)),
  onStaff(listUsersApi, ({ db }) => listUsers(db)),
  onStaff(
    inviteUserApi,
    thenKickOutbox(async ({ db, input, staff }) => {
      const { id } = await inviteUser(db, staff, input);
      return { id };
    }),
  ),
  onStaff(
    mailLinkApi,
    thenKickOutbox(async ({ db, params, staff }) => {
      await mailLinkTo(db, staff, params.id);
      return { asked: true } as const;
    }),
  ),
  onStaff(changeYardsApi, ({ db, input, params, staff }) => changeYards(db, staff, params.id, input)),
  onStaff(changeRoleApi, ({ db, input, params, staff }) => changeRole(db, staff, params.id, input)),
  onStaff(disableUserApi, ({ db, input, params, staff }) =>
    disableUser(db, staff, params.id, input.isDisabled),
  ),
  onStaff(requireSecondStepApi, ({ db, input, params, staff }) =>
    requireSecondStep(db, staff, params.id, input.isRequired),
  ),
  onStaff(resetSecondStepApi, ({ db, params, staff }) => resetSecondStep(db, staff, params.id)),
  onStaff(listAuditApi, ({ db, query }) => listAudit(db, query)),
);

export const config = {
  path: [
    '/api/admin/grades',
    '/api/admin/grades/:metalType',
    '/api/admin/grade-order',
    '/api/admin/orders',
    '/api/admin/orders/:id',
    '/api/admin/orders/:id/shipments',
    '/api/admin/orders/:id/fulfill-again',
    '/api/admin/orders/:id/refunds',
    '/api/admin/funding',
    '/api/admin/gaps',
    '/api/admin/gaps/:kind/:id/settle',
    '/api/admin/providers',
    '/api/admin/providers/:provider/test',
    '/api/admin/providers/:provider/outbox/retry',
    '/api/admin/catalogue-import',
    '/api/admin/blog',
    '/api/admin/blog/editor',
    '/api/admin/blog/github/api/v3/user',
    '/api/admin/blog/github/api/v3/repos/site/posts/collaborators/:login',
    '/api/admin/blog/github/api/v3/repos/site/posts/git/trees/:commit',
    '/api/admin/blog/github/api/v3/repos/site/posts/git/blobs/:sha',
    '/api/admin/ticket-import/preview',
    '/api/admin/ticket-import',
    '/api/admin/reports/tickets',
    '/api/admin/launch',
    '/api/admin/launch/samples',
    '/api/admin/users',
    '/api/admin/users/:id/link',
    '/api/admin/users/:id/yards',
    '/api/admin/users/:id/role',
    '/api/admin/users/:id/disabled',
    '/api/admin/users/:id/second-step',
    '/api/admin/audit',
  ],
};

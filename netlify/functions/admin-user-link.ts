import { mailLinkApi } from '../../src/domain/admin/admin-users.api.ts';
import { handle } from '../lib/handle.ts';
import { staffRoute } from '../lib/staff-route.ts';
import { mailLinkTo } from '../services/identity/mail-link-to.ts';
import { kickOutbox } from '../services/kick-outbox.ts';

const mail = staffRoute(mailLinkApi, async ({ db, params, context }, staff) => {
  await mailLinkTo(db, staff, params['id'] ?? '');
  context.waitUntil(kickOutbox(db));
  return { asked: true } as const;
});

export default handle(mail);

export const config = {
  path: '/api/admin/users/:id/link',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

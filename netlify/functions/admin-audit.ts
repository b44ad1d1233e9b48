import { listAuditApi } from '../../src/domain/admin/admin-audit.api.ts';
import { handle } from '../lib/handle.ts';
import { staffRoute } from '../lib/staff-route.ts';
import { listAudit } from '../services/audit/list-audit.ts';

const list = staffRoute(listAuditApi, ({ db, request }) => {
  const query = new URL(request.url).searchParams;
  return listAudit(db, {
    after: query.get('after'),
    person: query.get('person'),
    kind: query.get('kind'),
    subject: query.get('subject'),
  });
});

export default handle(list);

export const config = { path: '/api/admin/audit' };

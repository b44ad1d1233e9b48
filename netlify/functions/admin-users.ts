import { inviteUserApi, listUsersApi } from '../../src/domain/admin/admin-users.api.ts';
import { handle } from '../lib/handle.ts';
import { staffRoute } from '../lib/staff-route.ts';
import { inviteUser } from '../services/identity/invite-user.ts';
import { listUsers } from '../services/identity/list-users.ts';
import { kickOutbox } from '../services/kick-outbox.ts';

const list = staffRoute(listUsersApi, ({ db }) => listUsers(db));

const invite = staffRoute(
  inviteUserApi,
  async ({ db, input, context }, staff) => {
    const { id } = await inviteUser(db, staff, input);
    context.waitUntil(kickOutbox(db));
    return { id };
  },
  { status: 201 },
);

export default handle(list, invite);

export const config = {
  path: '/api/admin/users',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

import { requestPasswordResetApi } from '../../src/domain/admin/auth.api.ts';
import { handle } from '../lib/handle.ts';
import { signInRoute } from '../lib/sign-in-route.ts';
import { requestLink } from '../services/identity/request-link.ts';
import { kickOutbox } from '../services/kick-outbox.ts';

// Apart from auth.ts: what sends and what signs in would weigh too much together.
const ask = signInRoute(
  requestPasswordResetApi,
  async ({ db, input, context }) => {
    await requestLink(db, input.email, context.ip);
    context.waitUntil(kickOutbox(db));
    return { asked: true } as const;
  },
  { status: 202 },
);

export default handle(ask);

export const config = {
  path: '/api/auth/request-password-reset',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

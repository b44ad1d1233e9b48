import { leaveDatabase } from '../database/client.ts';
import { CodedError, errorAnswer, toCodedError } from './errors.ts';
import { describeError, log, originOf } from './log.ts';
import { nodeCrypto } from './node-crypto.ts';
import { respond } from './respond.ts';
import type { CallContext, Route } from './route.ts';
import { within } from './within.ts';

/** An answer comes within 8 s whatever happens; the rest is for the way. */
const DEADLINE_MS = 7_000;

function choose(routes: readonly Route[], method: string): Route {
  const wanted = method === 'HEAD' ? 'GET' : method;
  const found = routes.find((route) => route.method === wanted);
  if (found) return found;
  const allow = routes.flatMap((route) => (route.method === 'GET' ? ['GET', 'HEAD'] : [route.method]));
  throw new CodedError('method_not_allowed', { allow });
}

function tooLate() {
  leaveDatabase();
  return new CodedError('unavailable', { retryAfterSeconds: 5 });
}

function logAnswer(
  facts: { requestId: string; method: string; route: string; status: number; ms: number },
  error?: CodedError,
) {
  const isOurs = error && facts.status >= 500;
  log({
    event: 'request',
    ...facts,
    code: error?.code,
    ...(isOurs ? { error: describeError(error), at: originOf(error) } : {}),
  });
}

/**
 * The function of one path: picks the route by method, answers every failure as `{ error, code, fields? }`, adds the
 * headers all answers carry and writes one log line. All routes share the path; HEAD is answered by GET's.
 */
export function handle(...routes: readonly [Route, ...Route[]]) {
  return async (request: Request, context: CallContext): Promise<Response> => {
    const startedAt = performance.now();
    const requestId = context.requestId || nodeCrypto().randomUUID();
    let failure: CodedError | undefined;
    const { method } = request;
    const work = async () => choose(routes, method).answer(request, context);
    const answer = await within(DEADLINE_MS, work, tooLate).catch((error: unknown) => {
      failure = toCodedError(error);
      return errorAnswer(failure);
    });
    const ms = Math.round(performance.now() - startedAt);
    logAnswer({ requestId, method, route: routes[0].path, status: answer.status, ms }, failure);
    return respond(answer, requestId, method);
  };
}

import { randomUUID } from 'node:crypto';
import { PUBLIC_READS_RATE_LIMIT } from '../../../src/business/constants.ts';
import type { Endpoint, OutputOf, RateLimit } from '../../../src/domain/shared/contract/endpoint.ts';
import { database, leaveDatabase } from '../../database/client.ts';
import type { Call, CallContext } from './call.ts';
import { config } from '../config.ts';
import { siteCookies } from '../sessions/cookies.ts';
import { CodedError, errorAnswer, toCodedError } from './errors.ts';
import { idempotencyKeyOf } from './idempotency.ts';
import { describeError, log, originOf } from '../log.ts';
import { assertNoForm, assertSameSite, decoded, parseInput, queryOf, readJson } from './read-request.ts';
import { useAllowance } from './rate-limit.ts';
import {
  cachedAnswer,
  fileAnswer,
  isCached,
  jsonAnswer,
  pageAnswer,
  polledAnswer,
  respond,
  type HttpAnswer,
} from './respond.ts';
import type { Staff } from './call.ts';
import { assertAtNamedYard } from '../staff/assert-at-yard.ts';
import { within } from '../within.ts';

type Reply<Contract> = Contract extends { readonly file: object } ? Uint8Array : OutputOf<Contract>;

export type Verb<Contract> = (call: Call<Contract>) => Promise<Reply<Contract>>;

export interface Route {
  readonly contract: Endpoint;
  readonly verb: (call: Call<Endpoint>) => Promise<unknown>;
  /** Finds the staff member who calls, or throws a CodedError: for contracts that name staff. */
  readonly whoAsks?: (context: CallContext) => Promise<Staff>;
  /** Finds the page for whoever opens the URL by GET, which changes nothing: scanners of mail do so, too. */
  readonly page?: (call: Pick<Call<Endpoint>, 'db' | 'params'>) => Promise<string>;
}

/**
 * Ties a contract to the verb that answers it; the verb throws a CodedError for every other outcome. Staff contracts go through `onStaff`
 * (staff-routes.ts), which imports the sign-in library.
 */
export const on = <const Contract extends Endpoint & { readonly access?: 'provider' }>(
  contract: Contract,
  verb: Verb<Contract>,
  more: { readonly page?: (call: Pick<Call<Contract>, 'db' | 'params'>) => Promise<string> } = {},
): Route => ({ contract, verb: verb as unknown as Route['verb'], ...(more as Pick<Route, 'page'>) });

/** Every answer comes within 8 s; the rest of the time is for the network. */
const DEADLINE_MS = 7_000;

function tooLate() {
  leaveDatabase();
  return new CodedError('unavailable', { retryAfterSeconds: 5 });
}

const patternOf = ({ path }: Endpoint) => new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`);

interface Found extends Route {
  readonly params: Readonly<Record<string, string>>;
}

/** The routes of a path, one for each of its methods. */
function routesAt(
  routes: readonly (Route & { readonly pattern: RegExp })[],
  request: Request,
): readonly Found[] {
  const { pathname } = new URL(request.url);
  return routes.flatMap(({ pattern, ...route }) => {
    const groups = pattern.exec(pathname);
    if (!groups) return [];
    const entries = Object.entries(groups.groups ?? {}).map(([name, part]) => [name, decoded(part)]);
    return [{ ...route, params: Object.fromEntries(entries) }];
  });
}

function choose(found: readonly Found[], method: string): Found {
  if (found.length === 0) throw new CodedError('not_found');
  const wanted = method === 'HEAD' ? 'GET' : method;
  const route = found.find(({ contract, page }) => contract.method === wanted || (page && wanted === 'GET'));
  if (route) return route;
  const allow = found.flatMap(({ contract }) =>
    contract.method === 'GET' ? ['GET', 'HEAD'] : [contract.method],
  );
  throw new CodedError('method_not_allowed', { allow });
}

async function inputFor({ method, input, body, access }: Endpoint, request: Request): Promise<unknown> {
  if (input) return parseInput(input, await readJson(request));
  if (method !== 'GET' && body === undefined && access !== 'provider') assertNoForm(request);
  return undefined;
}

/** The edge answers requests that look like our pages' own; the ones that get past it are counted. */
const isPublicRead = (contract: Endpoint) => isCached(contract) || contract.file?.isImmutable === true;

const count = async (limit: RateLimit | undefined, { ip }: CallContext): Promise<void> =>
  limit && useAllowance(database(), limit, ip);

async function answerTo(
  { contract, verb, params, whoAsks, page }: Found,
  request: Request,
  context: CallContext,
  asking: { staffId?: string },
): Promise<HttpAnswer> {
  const { method, access, file, status = 200 } = contract;
  if ((whoAsks || contract.isClosedInPreviews) && config().isPublicPreview) throw new CodedError('forbidden');
  if (page && method !== request.method) return pageAnswer(await page({ db: database(), params }));
  // The caller's identity is settled before anything of the request is read.
  const staff = await whoAsks?.(context);
  if (staff) asking.staffId = staff.id;
  if (method !== 'GET' && access !== 'provider') assertSameSite(request);
  const call = {
    input: await inputFor(contract, request),
    query: contract.query && (await parseInput(contract.query, queryOf(request))),
    params,
    staff,
    sender: { address: context.ip, idempotencyKey: method === 'GET' ? null : idempotencyKeyOf(request) },
    request,
    context,
    get db() {
      return database();
    },
  };
  if (staff) assertAtNamedYard(contract, staff, call.input ?? call.query);
  await count(contract.limit ?? (isPublicRead(contract) ? PUBLIC_READS_RATE_LIMIT : undefined), context);
  const value = await verb(call as unknown as Call<Endpoint>);
  if (file) return fileAnswer(request, new Uint8Array(value as Uint8Array), { ...contract, file });
  if (contract.isPolled) return polledAnswer(request, value);
  return isCached(contract) ? cachedAnswer(request, value, contract) : jsonAnswer(status, value);
}

interface AnswerFacts {
  readonly requestId: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  readonly staff: string | undefined;
}

function logAnswer(facts: AnswerFacts, error?: CodedError) {
  const isOurs = error && facts.status >= 500;
  log({
    event: 'request',
    ...facts,
    code: error?.code,
    ...(isOurs ? { error: describeError(error), at: originOf(error) } : {}),
  });
}

/**
 * The function of these routes: finds the route for a request's path and method, checks everything its contract says, answers every failure as
 * `{ error, code, fields? }`, adds the headers all answers have and writes one log line. GET's route answers HEAD.
 */
export function serve(...routes: readonly Route[]) {
  const known = routes.map((route) => ({ ...route, pattern: patternOf(route.contract) }));
  const handler = async (request: Request, netlify: CallContext): Promise<Response> => {
    const startedAt = performance.now();
    const requestId = netlify.requestId || randomUUID();
    const context: CallContext = {
      ip: netlify.ip,
      requestId,
      waitUntil: (work) => netlify.waitUntil(work),
      cookies: siteCookies(netlify.cookies, request),
    };
    const { method } = request;
    const found = routesAt(known, request);
    let failure: CodedError | undefined;
    const asking: { staffId?: string } = {};
    const work = async () => answerTo(choose(found, method), request, context, asking);
    const answer = await within(DEADLINE_MS, work, tooLate).catch((error: unknown) => {
      failure = toCodedError(error);
      return errorAnswer(failure);
    });
    const ms = Math.round(performance.now() - startedAt);
    const route = found[0]?.contract.path ?? 'none';
    const staff = asking.staffId ?? failure?.details.staffId;
    logAnswer({ requestId, method, route, status: answer.status, ms, staff }, failure);
    return respond(answer, requestId, method);
  };
  return Object.assign(handler, { contracts: routes.map(({ contract }) => contract) });
}

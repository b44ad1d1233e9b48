import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { ErrorBody, ErrorCode } from '../../src/domain/shared/contract/errors.ts';
import type { Answered } from '../support/access.ts';
import { answeredContracts } from '../support/contracts.ts';
import { EFFORT } from '../support/effort.ts';
import { fillSite, type FilledSite } from '../support/filled-site.ts';
import { createCallers, type Callers } from '../support/generated-callers.ts';
import {
  hashesPassword,
  idsInPath,
  requestFor,
  soundRequestFor,
  type GeneratedRequest,
} from '../support/generated-request.ts';
import { startServer, type TestServer, useServer } from '../support/server.ts';
import { changedTables, contentsReader } from '../support/table-contents.ts';
import { settled } from '../support/wait-until.ts';
import { sendGenerated, wearSite } from '../support/worn-site.ts';

// Generated from the contracts, so that every new call is included automatically.
const calls = await answeredContracts();
const tried = calls.filter((_, at) => (at + 1) % EFFORT.share === 0);

/** So many of the things that a path may name are tried: of orders each of worn-site.ts. */
const NAMED_MOST = 3;
const ORDERS_MOST = 10;

interface Exception {
  /** Of a contract's name. Absent: of all. */
  readonly call?: RegExp;
  readonly refusals?: readonly ErrorCode[];
  /** With how they change, such as "orders +1", or in any way; and what a provider is asked. */
  readonly tables: readonly string[];
}

/** What a refusal has to write. */
const EXCEPTIONS: readonly Exception[] = [
  // A try counts, whatever comes of it; staff see when a provider last failed.
  { tables: ['rate_limits', 'provider_health'] },
  // A session in use goes on: in a long run its end is moved.
  { tables: ['staff_sessions changed'] },
  // Wrong passwords and codes are in the audit log, and a sign-in has only so many tries.
  { refusals: ['wrong_password', 'wrong_code'], tables: ['audit_log', 'staff_verifications'] },
  { call: /^verify/, refusals: ['not_signed_in'], tables: ['staff_verifications'] },
  { call: /^confirmLookUpApi$/, refusals: ['wrong_code'], tables: ['order_look_ups'] },
  // Where the provider says that a payment is over, the order learns it.
  { call: /^resumePaymentApi$/, refusals: ['order_not_payable'], tables: ['orders'] },
  // The provider was asked, and what it answered stays on record.
  {
    call: /^refundOrderApi$/,
    refusals: ['provider_refused'],
    tables: ['refund_requests +1', 'audit_log +1', 'stripe POST /v1/refunds'],
  },
  // The order is written before the provider is asked, so that money always finds it; its pieces wait for the buyer's next try.
  {
    call: /^createPaymentIntentApi$/,
    refusals: ['unavailable'],
    tables: ['orders', 'order_lines', 'stock_holds', 'idempotency_keys'],
  },
  { call: /^(?:createPaypalOrder|resumePayment)Api$/, refusals: ['unavailable'], tables: ['stock_holds'] },
];

const mayWrite = (name: string, refusal: ErrorCode | null, what: string): boolean =>
  EXCEPTIONS.some(
    ({ call, refusals, tables }) =>
      tables.includes(what) &&
      (call?.test(name) ?? true) &&
      (!refusals || (refusal !== null && refusals.includes(refusal))),
  );

const PROVIDERS = [
  'stripe',
  'paypal',
  'printful',
  'smarty',
  'vehicles',
  'github',
  'buildHook',
  'push',
] as const;
/** They change nothing there. */
const QUESTION = / (?:GET|HEAD) | \/v1\/oauth2\/token$| \/graphql$/;

const server = useServer(() => startServer({ ownPostgres: true }));
let site: FilledSite;
let callers: Callers;
let read: Awaited<ReturnType<typeof contentsReader>>;
/** What the providers were asked, such as "stripe POST /v1/refunds". */
let asked: string[] = [];

type Trouble = Parameters<TestServer['mocks']['stripe']['switches']['arm']>[1];
const armAll = (trouble: (name: string) => Trouble) => {
  const ends = PROVIDERS.map((name) => server.mocks[name].switches.arm(/./, trouble(name)));
  return () => {
    for (const end of ends) end();
  };
};
let unwatch: () => void;
const watch = () => {
  unwatch = armAll((name) => ({ kind: 'hold', before: (call) => asked.push(`${name} ${call}`) }));
};

beforeAll(async () => {
  const filled = await fillSite(server);
  callers = await createCallers(server, filled);
  site = await wearSite(server, filled, callers, calls);
  read = await contentsReader(server.db);
  watch();
});

const drawn = (requests: fc.Arbitrary<GeneratedRequest>, count: number): readonly GeneratedRequest[] => {
  const { seed = Date.now() } = fc.readConfigureGlobal();
  return fc.sample(requests, { numRuns: count, seed });
};

const unknownIds = ({ params }: GeneratedRequest) =>
  Object.fromEntries(Object.keys(params).map((name) => [name, randomUUID()]));

/** Requests, some of which will be refused: by who asks, by what is sent, or by how things stand. */
function requestsTo(call: Answered): readonly GeneratedRequest[] {
  const { name, contract } = call;
  const isReading = contract.method === 'GET';
  const sound = drawn(
    soundRequestFor(call, site),
    isReading || hashesPassword(call) ? EFFORT.refusals : 2 + EFFORT.refusals,
  );
  const [first] = sound as [GeneratedRequest];
  const strange: readonly GeneratedRequest[] = [
    { ...first, caller: 'nobody' },
    { ...first, caller: 'wrong' },
    { ...first, query: { after: 'x', from: 'x' }, ...(first.body === undefined ? {} : { body: '{}' }) },
    { ...first, params: unknownIds(first) },
    // What mail programs post to shows people who open it a page.
    { ...first, method: isReading || contract.access === 'provider' ? 'DELETE' : 'GET' },
    ...drawn(requestFor(call, site), EFFORT.refusals),
  ];
  if (isReading) return [...strange, ...sound];
  if (hashesPassword(call)) return [...strange, ...sound];
  const bodies = (site.bodies.get(name) ?? []).map((body) => ({ ...first, body: JSON.stringify(body) }));
  const [last = ''] = Object.keys(first.params).toReversed();
  const most = contract.path.startsWith('/api/orders/') ? ORDERS_MOST : NAMED_MOST;
  const named = idsInPath(call, site).slice(0, most);
  const about = named.map((id) => ({ ...first, params: { ...first.params, [last]: id } }));
  const underOneKey = sound.map((request) => ({
    ...request,
    headers: { ...request.headers, 'idempotency-key': name },
  }));
  const isRepeatable = contract.errors?.includes('idempotency_key_reused');
  return [
    ...strange,
    ...bodies,
    ...about,
    ...(isRepeatable ? underOneKey : []),
    ...sound.flatMap((request) => [request, request]),
  ];
}

/** The code of the call's refusal, if it was refused (null for a HEAD, whose answer has no body), and what it changed nevertheless. */
async function outcomeOf(call: Answered, request: GeneratedRequest) {
  // The call before may have signed the caller out.
  await callers.headersFor(call.contract, request);
  const before = await read();
  asked = [];
  const response = await sendGenerated(call, request, callers);
  const text = await response.text();
  await settled();
  if (response.status < 400) return null;
  const code = request.method === 'HEAD' ? null : (JSON.parse(text) as ErrorBody).code;
  const written = changedTables(before, await read())
    .filter((change) => ![change[0], change.join(' ')].some((what) => mayWrite(call.name, code, what)))
    .map((change) => change.join(' '));
  const told = asked.filter((question) => !QUESTION.test(question) && !mayWrite(call.name, code, question));
  return { code, effects: [...written, ...told] };
}

/** Which codes each call has answered. */
const refusals = new Map<string, Set<ErrorCode>>();

test.each(tried)(
  '$name leaves everything as it was where it refuses',
  async (call) => {
    const codes = new Set<ErrorCode>();
    const effects = new Set<string>();
    refusals.set(call.name, codes);
    const tryAll = async (requests: readonly GeneratedRequest[], when: string) => {
      for (const request of requests) {
        const outcome = await outcomeOf(call, request);
        if (outcome?.code) codes.add(outcome.code);
        for (const effect of outcome?.effects ?? []) effects.add(`${outcome?.code}${when}: ${effect}`);
      }
    };
    const requests = requestsTo(call);
    await tryAll(requests, '');
    if (call.contract.method !== 'GET') {
      unwatch();
      const end = armAll(() => ({ kind: 'status', status: 503 }));
      await tryAll(requests.slice(-1), ' while providers are out');
      end();
      watch();
    }
    expect([...effects]).toEqual([]);
    expect(codes.size).toBeGreaterThan(0);
  },
  60_000 + EFFORT.refusals * 20_000,
);

test('enough of the refusals that contracts name were made', () => {
  const named = tried.flatMap(({ name, contract: { errors = [] } }) =>
    errors.map((code) => [name, code] as const),
  );
  const made = named.filter(([name, code]) => refusals.get(name)?.has(code));
  expect(made.length / named.length).toBeGreaterThan(EFFORT.share === 1 ? 0.4 : 0.25);
});

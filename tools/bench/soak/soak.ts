import { setTimeout as sleep } from 'node:timers/promises';
import type { Request } from 'autocannon';
import { Client } from 'pg';
import { autocannon } from '../../extras/bench.mjs';
import { groupedMerchandiseApi } from '../../../src/domain/catalogue/catalogue.api.ts';
import { createPaymentIntentApi } from '../../../src/domain/payments/payments.api.ts';
import { listMetalPricesApi } from '../../../src/domain/prices/prices.api.ts';
import { listQuotesApi } from '../../../src/domain/quotes/admin-quotes.api.ts';
import { createQuoteRequestApi } from '../../../src/domain/quotes/quotes.api.ts';
import { lookUpCustomerApi } from '../../../src/domain/rewards/rewards.api.ts';
import { SAMPLE_CUSTOMERS } from '../../samples/sample-customers.ts';
import { forkTool } from '../fork-tool.ts';
import { EFFORT, medianOf, percentileOf, type Row, slopeOf, SOAK } from '../row.ts';
import { cardOrderBody, QUOTE } from '../visitors.ts';
import type { SoakServices } from './services.ts';
import type { Sample, SoakSite } from './site.ts';

const page = (path: string): Request => ({ path, headers: { 'accept-encoding': 'br' } });
const get = (path: string, headers = {}): Request => ({ path, headers });

interface Visits {
  readonly requests: readonly Request[];
  /** How many calls of our functions they make. */
  readonly functions: number;
}

/** A round of requests of all kinds: mostly pages, and one each for a quote request, an order with its intent, a look-up and a staff list. */
async function mixedVisits(origin: string, ownersCookie: string): Promise<Visits> {
  const headers = { 'content-type': 'application/json', origin };
  const post = ({ path }: { readonly path: string }, body: string): Request => ({
    method: 'POST',
    path,
    headers,
    body,
  });
  const phone = SAMPLE_CUSTOMERS[0]?.phone.slice(2) ?? '';
  const pages = ['/', '/materials/copper', '/location/griffin', '/merch', '/rewards', '/blog'].map(page);
  const prices = get(listMetalPricesApi.path);
  const catalogue = get(groupedMerchandiseApi.path);
  const requests = [
    ...pages,
    prices,
    prices,
    catalogue,
    post(createQuoteRequestApi, QUOTE),
    ...pages,
    prices,
    catalogue,
    post(createPaymentIntentApi, await cardOrderBody(origin)),
    get(lookUpCustomerApi.path.replace(/:\w+/, phone)),
    get(listQuotesApi.path, { cookie: ownersCookie }),
  ];
  const called = requests.flatMap(({ path = '' }) => (path.startsWith('/api/') ? [path] : []));
  return { requests, functions: new Set(called).size };
}

interface LoadFigures {
  readonly requestsPerSecond: number;
  readonly p99Ms: number;
  readonly failures: number;
}

interface LoadTest {
  readonly url: string;
  /** Sent in rotation. */
  readonly requests: readonly Request[];
  readonly seconds: number;
  readonly connections: number;
  /** For all connections together. */
  readonly requestsPerSecond: number;
}

/** Each connection starts at a different request. */
async function runLoad(load: LoadTest): Promise<LoadFigures> {
  const { url, requests, seconds, connections, requestsPerSecond } = load;
  let started = 0;
  // autocannon itself rounds to whole milliseconds, too coarse for answers faster than one.
  const times: number[] = [];
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    overallRate: requestsPerSecond,
    setupClient: (client) => {
      const first = Math.floor((requests.length * started) / connections);
      started += 1;
      client.setRequests([...requests.slice(first), ...requests.slice(0, first)]);
      client.on('response', (_status, _bytes, ms) => times.push(ms));
    },
  });
  return {
    requestsPerSecond: result.requests.average,
    p99Ms: percentileOf(times, 0.99),
    failures: result.non2xx + result.errors,
  };
}

interface TimedSample extends Sample {
  readonly minute: number;
  /** Of all functions, to PostgreSQL. */
  readonly connections: number;
}

interface SoakFigures {
  readonly minutes: number;
  readonly answers: LoadFigures;
  readonly samples: readonly TimedSample[];
  /** How many connections to PostgreSQL may be open at once. */
  readonly mostConnections: number;
}

const CONNECTIONS = `select count(*)::int as count from pg_stat_activity
  where backend_type = 'client backend' and pid <> pg_backend_pid()`;

/** Visitors of all kinds at a steady rate, while the memory and connections of the site's process are sampled. */
async function soak(): Promise<SoakFigures> {
  const services = await forkTool<SoakServices>('soak/services.ts');
  const { environment, port, databaseUrl, ownersCookie } = services.first;
  const site = await forkTool<SoakSite>('soak/site.ts', [String(port)], {
    env: { ...process.env, ...environment },
    execArgv: ['--expose-gc'],
  });
  const client = new Client({ connectionString: databaseUrl });
  try {
    await client.connect();
    const { requests, functions } = await mixedVisits(site.first.origin, ownersCookie);
    const startedAt = performance.now();
    const sample = async (): Promise<TimedSample> => {
      const taken = (await site.ask('sample')) as Sample;
      const { rows } = await client.query<{ count: number }>(CONNECTIONS);
      const minute = (performance.now() - startedAt) / 60_000;
      return { ...taken, minute, connections: rows[0]?.count ?? 0 };
    };
    const over = new AbortController();
    const watch = async () => {
      const samples: TimedSample[] = [];
      while (!over.signal.aborted) {
        await sleep(EFFORT.sampleSeconds * 1_000, undefined, { signal: over.signal }).catch(() => {});
        samples.push(await sample());
      }
      return samples;
    };
    const watching = watch();
    const answers = await runLoad({
      url: site.first.origin,
      requests,
      seconds: EFFORT.soakMinutes * 60,
      connections: SOAK.connections,
      requestsPerSecond: SOAK.requestsPerSecond,
    }).finally(() => over.abort());
    const minutes = (performance.now() - startedAt) / 60_000;
    const mostConnections = SOAK.connectionsEach * (functions + site.first.schedules);
    return { minutes, answers, samples: await watching, mostConnections };
  } finally {
    await client.end();
    await site.stop();
    await services.stop();
  }
}

const MB = 1_048_576;

export async function* soakRows(): AsyncGenerator<Row> {
  const { minutes, answers, samples, mostConnections } = await soak();
  // The first half is for caches, compiled code and the pools to reach their size.
  const half = minutes / 2;
  const [early, late] = [
    samples.filter(({ minute }) => minute < half),
    samples.filter(({ minute }) => minute >= half),
  ];
  const last = samples.at(-1);
  const heapMbPerMinute = slopeOf(late.map(({ minute, heapBytes }) => ({ x: minute, y: heapBytes / MB })));

  const visitors = 'visitors';
  yield { of: visitors, what: 'time', figure: minutes, unit: 'minutes', atLeast: EFFORT.soakMinutes };
  yield {
    of: visitors,
    what: 'requests per second',
    figure: answers.requestsPerSecond,
    atLeast: SOAK.requestsPerSecond * SOAK.leastRate,
  };
  yield { of: visitors, what: 'failures', figure: answers.failures, atMost: 0 };
  yield { of: visitors, what: 'p99', figure: answers.p99Ms, unit: 'ms' };

  const site = 'the serving process';
  yield {
    of: site,
    what: 'growth of the heap in the second half',
    figure: heapMbPerMinute,
    unit: 'MB a minute',
    atMost: SOAK.heapMbPerMinute,
  };
  yield { of: site, what: 'heap at the end', figure: (last?.heapBytes ?? Number.NaN) / MB, unit: 'MB' };
  yield {
    of: site,
    what: 'memory at the end',
    figure: (last?.memoryBytes ?? Number.NaN) / MB,
    unit: 'MB',
  };
  yield {
    of: site,
    what: 'open handles in the second half',
    // Not the most: a busy machine answers more slowly, and more sockets are open at once.
    figure: medianOf(late.map(({ handles }) => handles)),
    atMost: medianOf(early.map(({ handles }) => handles)) + SOAK.handlesMore,
  };
  yield {
    of: site,
    what: 'most connections at PostgreSQL',
    figure: Math.max(0, ...samples.map(({ connections }) => connections)),
    atMost: mostConnections,
  };
}

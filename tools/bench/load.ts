import autocannon from 'autocannon';
import { EFFORT } from './effort.ts';

export interface LoadFigures {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly failures: number;
}

const CONNECTIONS = 10;

/** Rounded to hundredths. */
const percentile = (sorted: readonly number[], share: number): number =>
  Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 100) / 100;

/**
 * Ten connections for some seconds, each its own share of the requests, sent in turn and over again. As fast as they are
 * answered, or at a rate of all connections together.
 */
export async function load(
  url: string,
  requests: readonly autocannon.Request[],
  seconds: number,
  requestsPerSecond?: number,
): Promise<LoadFigures> {
  let connections = 0;
  // autocannon itself keeps whole milliseconds, too coarse for answers that take less than one.
  const times: number[] = [];
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    ...(requestsPerSecond === undefined ? {} : { overallRate: requestsPerSecond }),
    setupClient: (client) => {
      const share = connections;
      connections += 1;
      const own = requests.filter((_, index) => index % CONNECTIONS === share);
      client.setRequests(own.length > 0 ? own : [...requests]);
      client.on('response', (_status, _bytes, ms) => times.push(ms));
    },
  });
  times.sort((a, b) => a - b);
  return {
    requestsPerSecond: result.requests.average,
    p50Ms: percentile(times, 0.5),
    p99Ms: percentile(times, 0.99),
    failures: result.non2xx + result.errors,
  };
}

/** As fast as it goes, after some warming up. */
export async function measureLoad(
  url: string,
  requests: readonly autocannon.Request[],
): Promise<LoadFigures> {
  await load(url, requests, EFFORT.warmUpSeconds);
  return load(url, requests, EFFORT.callSeconds);
}

/** Of the floor just before and just after: the machine's own speed drifts within a minute. */
export const meanOf = (a: LoadFigures, b: LoadFigures): LoadFigures => ({
  requestsPerSecond: (a.requestsPerSecond + b.requestsPerSecond) / 2,
  p50Ms: (a.p50Ms + b.p50Ms) / 2,
  p99Ms: (a.p99Ms + b.p99Ms) / 2,
  failures: a.failures + b.failures,
});

import autocannon from 'autocannon';
import { percentileOf } from './statistics.ts';

export interface LoadFigures {
  readonly requestsPerSecond: number;
  readonly p99Ms: number;
  readonly failures: number;
}

export interface LoadTest {
  readonly url: string;
  /** Sent in rotation. */
  readonly requests: readonly autocannon.Request[];
  readonly seconds: number;
  readonly connections: number;
  /** For all connections together. */
  readonly requestsPerSecond: number;
}

/** Each connection starts at a different request. */
export async function runLoad(load: LoadTest): Promise<LoadFigures> {
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

import autocannon from 'autocannon';
import { EFFORT } from './effort.ts';

export interface LoadFigures {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly failures: number;
}

/** What is asked where: sent in turn and over again, each connection its own share where there are enough. */
export interface Load {
  readonly url: string;
  readonly requests: readonly autocannon.Request[];
}

interface Run extends Pick<LoadFigures, 'requestsPerSecond' | 'failures'> {
  readonly times: readonly number[];
}

const CONNECTIONS = 10;
/** Different requests of one connection in one run: autocannon makes them while it is measured, and a second needs few more. */
const REQUESTS_EACH = 100;

/** The requests of a connection, from a part of them on: `share` of 0.5 begins in the middle. */
const begunAt = <Item>(items: readonly Item[], share: number): Item[] => {
  const first = Math.floor(items.length * share);
  return [...items.slice(first), ...items.slice(0, first)];
};

/** Ten connections for some seconds, as fast as they are answered, or at a rate of all connections together. */
async function run(
  { url, requests }: Load,
  seconds: number,
  { requestsPerSecond, begin = 0 }: { readonly requestsPerSecond?: number; readonly begin?: number } = {},
): Promise<Run> {
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
      client.setRequests(begunAt(own.length > 0 ? own : requests, begin).slice(0, REQUESTS_EACH));
      client.on('response', (_status, _bytes, ms) => times.push(ms));
    },
  });
  const failures = result.non2xx + result.errors;
  return { requestsPerSecond: result.requests.average, failures, times };
}

/** Rounded to hundredths. */
const percentile = (sorted: readonly number[], share: number): number =>
  Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 100) / 100;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Of runs of the same length. */
function figuresOf(runs: readonly Run[]): LoadFigures {
  const times = runs.flatMap((one) => one.times).toSorted((a, b) => a - b);
  return {
    requestsPerSecond: sum(runs.map((one) => one.requestsPerSecond)) / runs.length,
    p50Ms: percentile(times, 0.5),
    p99Ms: percentile(times, 0.99),
    failures: sum(runs.map((one) => one.failures)),
  };
}

/** For some seconds at a rate. */
export const loadAt = async (what: Load, seconds: number, requestsPerSecond: number): Promise<LoadFigures> =>
  figuresOf([await run(what, seconds, { requestsPerSecond })]);

/**
 * Both as fast as they go, after some warming up: a second of the floor and a second of ours in turn, as a machine that others use too
 * changes its speed from one second to the next.
 */
export async function loadBesideFloor(
  ours: Load,
  floor: Load,
): Promise<{ readonly ours: LoadFigures; readonly floor: LoadFigures }> {
  for (const one of [floor, ours]) await run(one, EFFORT.warmUpSeconds);
  const runs: { readonly ours: Run; readonly floor: Run }[] = [];
  for (let second = 0; second < EFFORT.callSeconds; second += 1) {
    const begin = second / EFFORT.callSeconds;
    runs.push({ floor: await run(floor, 1), ours: await run(ours, 1, { begin }) });
  }
  return { ours: figuresOf(runs.map((turn) => turn.ours)), floor: figuresOf(runs.map((turn) => turn.floor)) };
}

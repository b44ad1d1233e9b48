import autocannon from 'autocannon';

export interface CallFigures {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly failures: number;
}

const SECONDS = 8;
const CONNECTIONS = 10;

/** Rounded to hundredths. */
const percentile = (sorted: readonly number[], share: number): number =>
  Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 100) / 100;

async function load(
  options: Omit<autocannon.Options, 'connections' | 'duration'>,
  seconds: number,
): Promise<CallFigures> {
  // autocannon itself keeps whole milliseconds, too coarse for answers that take less than one.
  const times: number[] = [];
  const result = await autocannon({
    ...options,
    connections: CONNECTIONS,
    duration: seconds,
    setupClient: (client) => void client.on('response', (_status, _bytes, ms) => times.push(ms)),
  });
  times.sort((a, b) => a - b);
  return {
    requestsPerSecond: result.requests.average,
    p50Ms: percentile(times, 0.5),
    p99Ms: percentile(times, 0.99),
    failures: result.non2xx + result.errors,
  };
}

/** Ten connections for some seconds, after a second of warming up. */
async function measure(options: Omit<autocannon.Options, 'connections' | 'duration'>): Promise<CallFigures> {
  await load(options, 2);
  return load(options, SECONDS);
}

const QUOTE = JSON.stringify({
  firstName: 'Ada',
  lastName: 'Wright',
  phone: '(770) 555-0199',
  description: 'About 200 lb of bright copper wire',
  filledInMs: 9_000,
});

export async function measureCalls(origin: string, floorOrigin: string) {
  const measureFloor = () => measure({ url: `${floorOrigin}/query` });
  return {
    floor: await measureFloor(),
    prices: await measure({ url: `${origin}/api/metal-prices` }),
    merchandise: await measure({ url: `${origin}/api/merchandise/grouped` }),
    quotes: await measure({
      url: `${origin}/api/quote-requests`,
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: QUOTE,
    }),
    // Once more at the end: a machine that slowed down meanwhile is seen.
    floorAgain: await measureFloor(),
  };
}

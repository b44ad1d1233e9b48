import type { Request } from 'autocannon';
import { benchCalls } from './bench-calls.ts';
import { EFFORT } from './effort.ts';
import { forkTool } from './fork-tool.ts';
import { CALL_P99_MS } from './limits.ts';
import { runLoad } from './load.ts';
import { row, type Row } from './row.ts';
import type { ServedSite } from './serve.ts';

/** One request after the other, as a function answers them where it is deployed; the first seconds only warm up. */
async function measure(url: string, requests: readonly Request[]) {
  const load = { url, requests, connections: 1 };
  await runLoad({ ...load, seconds: EFFORT.warmUpSeconds });
  return runLoad({ ...load, seconds: EFFORT.callSeconds });
}

export async function* callRows(): AsyncGenerator<Row> {
  const site = await forkTool<ServedSite>('serve.ts', ['calls']);
  const { origin, floorOrigin } = site.first;
  try {
    const floor = await measure(floorOrigin, [{ path: '/query' }]);
    for (const { name: of, requests } of await benchCalls(site.first)) {
      const { requestsPerSecond, p50Ms, p99Ms, failures } = await measure(origin, requests);
      yield row({
        of,
        what: 'requests per second',
        figure: requestsPerSecond,
        floor: floor.requestsPerSecond,
      });
      yield row({ of, what: 'p50', figure: p50Ms, unit: 'ms', floor: floor.p50Ms });
      yield row({ of, what: 'p99', figure: p99Ms, unit: 'ms', atMost: CALL_P99_MS });
      yield row({ of, what: 'failures', figure: failures, atMost: 0 });
    }
  } finally {
    await site.stop();
  }
}

import { measureCalls } from '../calls.ts';
import { forkTool } from '../fork-tool.ts';
import { CALLS, REFERENCE } from '../limits.ts';
import { row, type Row } from '../row.ts';
import type { Served } from '../serve.ts';
import { slowdownOf } from '../slowdown.ts';

export async function* callRows(): AsyncGenerator<Row> {
  const site = await forkTool<Served>('serve.ts', ['calls']);
  try {
    for await (const { what: of, kind, figures, floor } of measureCalls(site.first)) {
      const limits = CALLS[kind];
      yield row({
        of,
        what: 'requests per second',
        figure: figures.requestsPerSecond,
        floor: floor.requestsPerSecond,
        atLeast: limits.throughput,
      });
      yield row({ of, what: 'failures', figure: figures.failures, atMost: 0 });
      if ('p99Ms' in limits) {
        const slowdown = slowdownOf(1 / floor.requestsPerSecond, 1 / REFERENCE.floorRequestsPerSecond);
        const atMost = limits.p99Ms * slowdown;
        yield row({ of, what: 'p99', figure: figures.p99Ms, unit: 'ms', atMost });
        continue;
      }
      const atMost = limits.percentileRatio;
      yield row({ of, what: 'p50', figure: figures.p50Ms, unit: 'ms', floor: floor.p50Ms, atMost });
      yield row({ of, what: 'p99', figure: figures.p99Ms, unit: 'ms', floor: floor.p99Ms, atMost });
    }
  } finally {
    await site.stop();
  }
}

import { SOAK } from '../limits.ts';
import { row, type Row } from '../row.ts';
import { slopeOf } from '../soak/slope.ts';
import { soak } from '../soak/soak.ts';

const MB = 1_048_576;

const most = (values: readonly number[]) => Math.max(0, ...values);

export async function* soakRows(): AsyncGenerator<Row> {
  const { minutes, answers, samples, mostConnections } = await soak();
  // The first half is for caches, compiled code and the pools to find their size.
  const half = minutes / 2;
  const [early, late] = [
    samples.filter(({ minute }) => minute < half),
    samples.filter(({ minute }) => minute >= half),
  ];
  const last = samples.at(-1);
  const heapMbPerMinute = slopeOf(late.map(({ minute, heapBytes }) => ({ x: minute, y: heapBytes / MB })));
  const handles = most(early.map((sample) => sample.handles));

  const visitors = 'visitors';
  yield row({ of: visitors, what: 'time', figure: minutes, unit: 'minutes', atLeast: SOAK.minutes });
  yield row({
    of: visitors,
    what: 'requests per second',
    figure: answers.requestsPerSecond,
    atLeast: SOAK.requestsPerSecond * SOAK.leastRate,
  });
  yield row({ of: visitors, what: 'failures', figure: answers.failures, atMost: 0 });
  yield row({ of: visitors, what: 'p99', figure: answers.p99Ms, unit: 'ms' });

  const site = 'the serving process';
  yield row({
    of: site,
    what: 'growth of the heap in the second half',
    figure: heapMbPerMinute,
    unit: 'MB a minute',
    atMost: SOAK.heapMbPerMinute,
  });
  yield row({ of: site, what: 'heap at the end', figure: (last?.heapBytes ?? Number.NaN) / MB, unit: 'MB' });
  yield row({
    of: site,
    what: 'memory at the end',
    figure: (last?.memoryBytes ?? Number.NaN) / MB,
    unit: 'MB',
  });
  yield row({
    of: site,
    what: 'most open handles in the second half',
    figure: most(late.map((sample) => sample.handles)),
    atMost: handles + SOAK.handlesMore,
  });
  yield row({
    of: site,
    what: 'most connections at PostgreSQL',
    figure: most(samples.map(({ connections }) => connections)),
    atMost: mostConnections,
  });
}

import { SAME_BYTES } from '../bare-copies.ts';
import { EFFORT } from '../effort.ts';
import { forkTool } from '../fork-tool.ts';
import { PAGES, SERVED } from '../limits.ts';
import { loadBesideFloor } from '../load.ts';
import { measurePage } from '../pages.ts';
import { row, type Row } from '../row.ts';
import type { Served } from '../serve.ts';

/** Ours as tools/host serves it, beside the same bytes from a bare server. */
async function* servedRows({ origin, floorOrigin }: Served): AsyncGenerator<Row> {
  const headers = { 'accept-encoding': 'br' };
  for (const path of SERVED.paths) {
    const bare = { url: floorOrigin, requests: [{ path: SAME_BYTES + path, headers }] };
    const { ours, floor } = await loadBesideFloor({ url: origin, requests: [{ path, headers }] }, bare);
    yield row({
      of: path,
      what: 'served per second',
      figure: ours.requestsPerSecond,
      floor: floor.requestsPerSecond,
      atLeast: SERVED.throughput,
    });
    yield row({
      of: path,
      what: 'p99 of serving',
      figure: ours.p99Ms,
      unit: 'ms',
      floor: floor.p99Ms,
      atMost: SERVED.p99Ratio,
    });
    yield row({ of: path, what: 'failures', figure: ours.failures + floor.failures, atMost: 0 });
  }
}

/** By Lighthouse, beside a page of text in the same run. */
async function* paintRows({ origin, floorOrigin }: Served): AsyncGenerator<Row> {
  const floor = await measurePage(`${floorOrigin}/page`, EFFORT.pageRuns);
  for (const page of PAGES) {
    const of = page.path;
    const { lcpMs, tbtMs, cls, scores, totalBytes, requests } = await measurePage(
      `${origin}${of}`,
      EFFORT.pageRuns,
    );
    yield row({ of, what: 'LCP', figure: lcpMs, unit: 'ms', floor: floor.lcpMs, atMost: page.lcpRatio });
    yield row({ of, what: 'TBT', figure: Math.round(tbtMs), unit: 'ms', atMost: page.tbtMs });
    yield row({ of, what: 'CLS', figure: Math.round(cls * 1_000) / 1_000, atMost: 0 });
    for (const [what, score] of Object.entries(scores)) yield row({ of, what, figure: score, atLeast: 100 });
    if (!('maxKb' in page)) continue;
    yield row({ of, what: 'all on load', figure: totalBytes / 1_024, unit: 'KB', atMost: page.maxKb });
    yield row({ of, what: 'requests on load', figure: requests, atMost: page.maxRequests });
  }
}

export async function* pageRows(): AsyncGenerator<Row> {
  const site = await forkTool<Served>('serve.ts');
  try {
    yield* servedRows(site.first);
    yield* paintRows(site.first);
  } finally {
    await site.stop();
  }
}

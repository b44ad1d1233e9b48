import { launch, lighthouse, type Result } from '../extras/bench.mjs';
import { ensurePrograms } from '../ensure-programs.ts';
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from '../chromium.ts';
import { EFFORT, medianOf, PAGES, type Row } from './row.ts';
import { closeLater, forkTool } from './fork-tool.ts';
import type { ServedSite } from './serve.ts';

interface PageFigures {
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  readonly totalBytes: number;
  /** The lowest of all runs, 0-100. */
  readonly scores: Readonly<Record<string, number>>;
}

const FLAGS = ['--headless', ...CHROMIUM_FLAGS];

/** Lighthouse's mobile run with simulated throttling, the median of some runs. */
async function measurePage(url: string): Promise<PageFigures> {
  const chrome = await launch({
    chromePath: CHROMIUM_PATH,
    chromeFlags: FLAGS,
    // It would handle Ctrl-C itself, and end this process before everything else is closed.
    handleSIGINT: false,
  });
  const close = closeLater(async () => chrome.kill());
  try {
    const results: Result[] = [];
    for (let run = 0; run < EFFORT.pageRuns; run += 1) {
      const result = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error' });
      if (!result) throw new Error(`Lighthouse answered nothing for ${url}`);
      results.push(result.lhr);
    }
    const numeric = (id: string) =>
      medianOf(results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
    const categories = Object.keys(results[0]?.categories ?? {});
    return {
      lcpMs: numeric('largest-contentful-paint'),
      tbtMs: numeric('total-blocking-time'),
      cls: numeric('cumulative-layout-shift'),
      totalBytes: numeric('total-byte-weight'),
      scores: Object.fromEntries(
        categories.map((id) => [
          id,
          Math.min(...results.map((lhr) => Math.round((lhr.categories[id]?.score ?? 0) * 100))),
        ]),
      ),
    };
  } finally {
    await close();
  }
}

/** Each page, compared with a page of plain text in the same run. */
export async function* pageRows(): AsyncGenerator<Row> {
  await ensurePrograms(['chromium']);
  const site = await forkTool<ServedSite>('serve.ts');
  const { origin, floorPage } = site.first;
  try {
    const floor = await measurePage(floorPage);
    for (const page of PAGES) {
      const of = page.path;
      const { lcpMs, tbtMs, cls, scores, totalBytes } = await measurePage(`${origin}${of}`);
      yield { of, what: 'LCP', figure: lcpMs, unit: 'ms', floor: floor.lcpMs, atMost: page.lcpRatio };
      yield { of, what: 'TBT', figure: Math.round(tbtMs), unit: 'ms', atMost: page.tbtMs };
      yield { of, what: 'CLS', figure: Math.round(cls * 1_000) / 1_000, atMost: 0 };
      for (const [what, score] of Object.entries(scores)) yield { of, what, figure: score, atLeast: 100 };
      if (!('maxKb' in page)) continue;
      yield { of, what: 'all on load', figure: totalBytes / 1_024, unit: 'KB', atMost: page.maxKb };
    }
  } finally {
    await site.stop();
  }
}

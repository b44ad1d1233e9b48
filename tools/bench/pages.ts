import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from '../chromium.ts';
import { closeLater } from './closing.ts';
import { medianOf } from './median.ts';

export interface PageFigures {
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  readonly totalBytes: number;
  readonly requests: number;
  /** The lowest of all runs, 0-100. */
  readonly scores: Readonly<Record<string, number>>;
}

const FLAGS = ['--headless', ...CHROMIUM_FLAGS];

/** Lighthouse's mobile run with simulated throttling, the median of some runs. */
export async function measurePage(url: string, runs: number): Promise<PageFigures> {
  const chrome = await launch({
    chromePath: CHROMIUM_PATH,
    chromeFlags: FLAGS,
    // It knows Ctrl-C alone, and would end this process before all else is closed.
    handleSIGINT: false,
  });
  const close = closeLater(async () => chrome.kill());
  try {
    const results: Result[] = [];
    for (let run = 0; run < runs; run += 1) {
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
      requests: medianOf(
        results.map(
          ({ audits }) =>
            // What stands in the page itself as a data: address was asked of nobody.
            (audits['network-requests']?.details as { items?: { url: string }[] } | undefined)?.items?.filter(
              (item) => !item.url.startsWith('data:'),
            ).length ?? 0,
        ),
      ),
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

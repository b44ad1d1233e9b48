import { escapeHtml } from '../../../netlify/providers/mail/escape-html.ts';
import { ratioOf, type Row } from '../row.ts';
import type { Performance } from './performance.ts';

const WIDTH = 960;
const LABELS = 400;
const BARS = 400;
const LINE = 30;
const BAR = 16;
const MARGIN = 24;

const STYLE = `text{font:15px system-ui,sans-serif;fill:#1a1d20}.t{font-size:19px;font-weight:600}.h{fill:#565d63}.b{fill:#fff}.ok{fill:#2f6f8f}.over{fill:#b4400f}.m{stroke:#1a1d20;stroke-width:3}@media(prefers-color-scheme:dark){text{fill:#eceae4}.h{fill:#b4b0a6}.b{fill:#16191c}.ok{fill:#6db3d6}.over{fill:#f0895a}.m{stroke:#eceae4}}`;

const text = (x: number, y: number, words: string, more = '') =>
  `<text x="${x}" y="${y}"${more}>${escapeHtml(words)}</text>`;

const px = (value: number): number => Math.round(value * 10) / 10;

/** One bar with a mark at its limit, and text that says whether it holds. */
function bar(row: Row, top: number, scale: number): string {
  const ratio = row.ratio ?? 0;
  const limit = row.limit ?? 0;
  const middle = top + BAR / 2 + 5;
  const end = LABELS + px(Math.max(ratio, limit) * scale);
  const at = LABELS + px(limit * scale);
  return [
    text(LABELS - 12, middle, row.of, ' text-anchor="end"'),
    `<rect class="${row.holds ? 'ok' : 'over'}" x="${LABELS}" y="${top}" width="${px(ratio * scale)}" height="${BAR}"/>`,
    `<path class="m" d="M${at} ${top - 4}v${BAR + 8}"/>`,
    text(end + 10, middle, `${ratioOf(row)}, ${row.holds ? 'limit' : 'misses'} ${limit} x`),
  ].join('');
}

/** docs/performance.svg: each page's largest paint beside its limit, readable on light and dark backgrounds. */
export function drawChart(performance: Performance): string {
  const rows = (performance.pages?.rows ?? []).filter(({ what }) => what === 'LCP');
  const scale = BARS / Math.max(...rows.flatMap(({ ratio, limit }) => [ratio ?? 0, limit ?? 0]));
  const first = MARGIN + 56;
  const height = first + rows.length * LINE + MARGIN;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="title desc">`,
    '<title id="title">Largest paint of each page against a page of text</title>',
    '<desc id="desc">Horizontal bars: the largest paint of each page as a multiple of a bare page’s. A mark on each bar is its limit; performance.md has the same figures as tables.</desc>',
    `<style>${STYLE}</style>`,
    `<rect class="b" width="${WIDTH}" height="${height}"/>`,
    text(MARGIN, MARGIN + 18, 'Largest paint of each page against a page of text', ' class="t"'),
    text(
      MARGIN,
      MARGIN + 40,
      'shorter is better: a bar should end before its mark (1 x is the floor)',
      ' class="h"',
    ),
    ...rows.map((row, at) => bar(row, first + at * LINE, scale)),
    '</svg>',
    '',
  ].join('\n');
}

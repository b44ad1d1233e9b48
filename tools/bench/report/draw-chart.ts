import { escapeHtml } from '../../../netlify/providers/mail/escape-html.ts';
import type { Row } from '../row.ts';
import { ratioOf } from '../show-row.ts';
import type { Performance } from './performance.ts';

/** What is drawn: rows of one part that are a share of the floor. */
const GROUPS = [
  {
    part: 'calls',
    what: 'requests per second',
    title: 'Throughput of each call as a share of the floor',
    hint: 'longer is better: a bar should reach its mark',
  },
  {
    part: 'pages',
    what: 'LCP',
    title: 'Largest paint of each page against a page of text',
    hint: 'shorter is better: a bar should end before its mark',
  },
] as const;

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

/** One bar with its mark; where it misses that, it says so in words too. */
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

interface Drawn {
  readonly shapes: readonly string[];
  readonly bottom: number;
}

function drawGroup(group: (typeof GROUPS)[number], rows: readonly Row[], top: number): Drawn {
  const longest = Math.max(...rows.flatMap(({ ratio, limit }) => [ratio ?? 0, limit ?? 0]));
  const scale = BARS / longest;
  const first = top + 56;
  return {
    shapes: [
      text(MARGIN, top + 18, group.title, ' class="t"'),
      text(MARGIN, top + 40, `${group.hint} (1 x is the floor)`, ' class="h"'),
      ...rows.map((row, at) => bar(row, first + at * LINE, scale)),
    ],
    bottom: first + rows.length * LINE + MARGIN,
  };
}

/** docs/performance.svg: bars beside their limits, readable on light and dark ground. */
export function drawChart(performance: Performance): string {
  const shapes: string[] = [];
  let bottom = MARGIN;
  for (const group of GROUPS) {
    const rows = (performance[group.part]?.rows ?? []).filter(
      ({ what, ratio, limit }) => what === group.what && ratio !== null && limit !== null,
    );
    if (rows.length === 0) continue;
    const drawn = drawGroup(group, rows, bottom);
    shapes.push(...drawn.shapes);
    ({ bottom } = drawn);
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${bottom}" viewBox="0 0 ${WIDTH} ${bottom}" role="img" aria-labelledby="title desc">`,
    '<title id="title">Calls and pages beside the floor</title>',
    '<desc id="desc">Horizontal bars: the throughput of each call as a share of a bare handler’s, and the largest paint of each page as a multiple of a bare page’s. A mark on each bar is its limit; performance.md has the same figures as tables.</desc>',
    `<style>${STYLE}</style>`,
    `<rect class="b" width="${WIDTH}" height="${bottom}"/>`,
    ...shapes,
    '</svg>',
    '',
  ].join('\n');
}

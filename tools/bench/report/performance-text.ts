import { REFERENCE_ASTRO_PAGE_MS } from '../limits.ts';
import { figureOf, floorOf, limitOf, ratioOf, type Row } from '../row.ts';
import {
  type MeasuredPart,
  measuredParts,
  PART_NAMES,
  PART_TEXTS,
  type PartName,
  type Performance,
} from './performance.ts';

const cells = (values: readonly string[]): string =>
  `| ${values.map((value) => value.replaceAll('|', '\\|')).join(' | ')} |`;

/** Adjacent rows with the same result share a line: five scores of 100 are one. */
function together(rows: readonly Row[]): readonly Row[] {
  const merged: Row[] = [];
  for (const row of rows) {
    const before = merged.at(-1);
    const isSame =
      before?.of === row.of &&
      row.limit !== null &&
      row.floor === null &&
      figureOf(before) === figureOf(row) &&
      limitOf(before) === limitOf(row) &&
      before.holds === row.holds;
    if (isSame) merged.splice(-1, 1, { ...before, what: `${before.what}, ${row.what}` });
    else merged.push(row);
  }
  return merged;
}

const HEAD = ['', 'What', 'Figure', 'Floor', 'Share', 'Limit', 'Holds'];

function table(rows: readonly Row[]): readonly string[] {
  let subject = '';
  const lines = together(rows).map((row) => {
    const of = row.of === subject ? '' : `\`${row.of}\``;
    subject = row.of;
    const holds = row.limit === null ? '' : row.holds ? 'yes' : '**no**';
    return cells([of, row.what, figureOf(row), floorOf(row), ratioOf(row), limitOf(row), holds]);
  });
  return [cells(HEAD), cells(HEAD.map(() => '---')), ...lines];
}

const machineOf = ({ day, machine: { cores, memoryGb, node } }: MeasuredPart): string =>
  `Measured on ${day} with ${cores} cores, ${memoryGb} GB of memory and Node ${node}.`;

function section([name, part]: readonly [PartName, MeasuredPart]): readonly string[] {
  const { title, how } = PART_TEXTS[name];
  return [`## ${title}`, '', how, '', machineOf(part), '', ...table(part.rows), ''];
}

const shortfall = (row: Row): string => {
  const share = ratioOf(row);
  return `- \`${row.of}\`, ${row.what}: ${figureOf(row)}${share && `, ${share} of the floor`}; the limit is ${limitOf(row)}.`;
};

/** Parts by title, each with the rows that miss their limits. */
function shortfalls(parts: readonly (readonly [PartName, MeasuredPart])[]): readonly string[] {
  const judged = parts.flatMap(([, { rows }]) => rows.filter(({ limit }) => limit !== null));
  const missed = judged.filter(({ holds }) => !holds);
  if (missed.length === 0) return [`All limits hold: ${judged.length} of ${judged.length}.`, ''];
  return [
    `Of ${judged.length} limits, ${missed.length} ${missed.length === 1 ? 'does' : 'do'} not hold:`,
    '',
    ...parts.flatMap(([name, { rows }]) => {
      const over = rows.filter(({ holds }) => !holds);
      return over.length === 0 ? [] : [`${PART_TEXTS[name].title}:`, '', ...over.map(shortfall), ''];
    }),
  ];
}

const RUNNING = [
  '## Running it',
  '',
  `All parts take the better part of an hour: ${PART_NAMES.map((name) => `\`${name}\``).join(', ')}. \`SOAK_MINUTES\` makes the soak shorter, which then misses its limit and says so. \`BENCH_QUICK=1\` tries the bench itself on what is built already, and keeps no figures.`,
  '',
  'This page and its chart are drawn from `performance.json`, never by hand.',
  '',
];

/** docs/performance.md, before it is formatted. */
export function performanceText(performance: Performance): string {
  const parts = measuredParts(performance);
  const missing = PART_NAMES.filter((name) => !performance[name]).map((name) => `\`${name}\``);
  return [
    '# How fast it is',
    '',
    `\`npm run bench\` measures the site on one machine and writes this page. Where it can, it measures a floor beside it in the same run: the least that the same machine could do. Times differ from machine to machine; the share of the floor differs little. The limits for posts were set on a machine where Astro alone took ${REFERENCE_ASTRO_PAGE_MS} ms for a page; a slower one is given as much longer. \`npm run bench -- calls pages\` measures those parts alone and leaves the others as they were. Close other programs first.`,
    '',
    ...shortfalls(parts),
    ...(missing.length === 0 ? [] : [`Not measured yet: ${missing.join(', ')}.`, '']),
    '![Largest paint of each page as a share of the floor, with its limit](performance.svg)',
    '',
    ...parts.flatMap(section),
    ...RUNNING,
  ].join('\n');
}

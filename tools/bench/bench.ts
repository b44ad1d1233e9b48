import { build } from '../build.ts';
import { onShutdown } from '../process/on-shutdown.ts';
import { endRuns } from '../process/run.ts';
import { step } from '../process/step.ts';
import { callRows } from './calls.ts';
import { IS_QUICK, SAVES_FIGURES } from './effort.ts';
import { closeAll } from './fork-tool.ts';
import { pageRows } from './pages.ts';
import { postRows } from './posts.ts';
import { isPartName, PART_NAMES, PART_TEXTS, type PartName } from './report/performance.ts';
import { writePerformance } from './report/write-performance.ts';
import { printRow, type Row } from './row.ts';
import { soakRows } from './soak/soak.ts';
import { startRows } from './starts.ts';

interface Part {
  readonly rows: () => AsyncIterable<Row>;
  /** Whether it measures the build, which must then match the sources. */
  readonly isBuilt: boolean;
}

const PARTS: Readonly<Record<PartName, Part>> = {
  calls: { rows: callRows, isBuilt: true },
  starts: { rows: startRows, isBuilt: true },
  pages: { rows: pageRows, isBuilt: true },
  soak: { rows: soakRows, isBuilt: true },
  posts: { rows: postRows, isBuilt: false },
};

onShutdown(() => Promise.all([closeAll(), endRuns()]), 130);

/** Measures one part, shows and saves its rows; returns how many miss their limits. */
async function measurePart(name: PartName): Promise<number> {
  console.log(`\n${PART_TEXTS[name].title}`);
  const rows: Row[] = [];
  for await (const row of PARTS[name].rows()) {
    printRow(row);
    rows.push(row);
  }
  if (SAVES_FIGURES) await writePerformance(name, rows);
  return rows.filter(({ holds }) => !holds).length;
}

/** `npm run bench -- calls starts` measures only those two. */
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !isPartName(name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}: the parts are ${PART_NAMES.join(', ')}.`);
  process.exit(2);
}
const names = PART_NAMES.filter((name) => wanted.length === 0 || wanted.includes(name));
if (!IS_QUICK && names.some((name) => PARTS[name].isBuilt)) await step('Building', build);

let over = 0;
for (const name of names) over += await measurePart(name);
console.log(over === 0 ? '\nAll within budget.' : `\n${over} over budget.`);
process.exit(over === 0 ? 0 : 1);

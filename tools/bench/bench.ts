import { build } from '../build.ts';
import { onShutdown } from '../process/on-shutdown.ts';
import { endRuns } from '../process/run.ts';
import { step } from '../process/step.ts';
import { closeAll } from './closing.ts';
import { IS_QUICK, KEEPS_FIGURES } from './effort.ts';
import { PARTS } from './parts/parts.ts';
import { printRow } from './print-row.ts';
import { PART_TEXTS } from './report/part-texts.ts';
import { isPartName, PART_NAMES, type PartName } from './report/performance.ts';
import { writeReport } from './report/write-report.ts';
import type { Row } from './row.ts';

onShutdown(() => Promise.all([closeAll(), endRuns()]), 130);

/** Measures one part, shows each row when it is there, and keeps them; answers how many do not hold. */
async function measurePart(name: PartName): Promise<number> {
  console.log(`\n${PART_TEXTS[name].title}`);
  const rows: Row[] = [];
  for await (const row of PARTS[name].rows()) {
    printRow(row);
    rows.push(row);
  }
  if (KEEPS_FIGURES) await writeReport(name, rows);
  return rows.filter(({ holds }) => !holds).length;
}

/** `npm run bench -- calls starts` measures those alone. */
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

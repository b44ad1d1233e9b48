import { build } from '../build.ts';
import { onShutdown } from '../process/on-shutdown.ts';
import { endRuns } from '../process/run.ts';
import { step } from '../process/step.ts';
import { holds, IS_QUICK, printRow, type Row } from './row.ts';
import { closeAll } from './fork-tool.ts';
import { pageRows } from './pages.ts';
import { soakRows } from './soak/soak.ts';

const PARTS: Readonly<Record<string, () => AsyncIterable<Row>>> = { pages: pageRows, soak: soakRows };

onShutdown(() => Promise.all([closeAll(), endRuns()]), 130);

/** `npm run bench -- pages` measures only those. */
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}: the parts are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}
if (!IS_QUICK) await step('Building', build);

const over: string[] = [];
for (const [name, rows] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${name}`);
  for await (const row of rows()) {
    printRow(row);
    if (!holds(row)) over.push(`${row.of}: ${row.what} is ${row.figure}`);
  }
}
console.log(over.length === 0 ? '\nAll within budget.' : `\nOver budget:\n${over.join('\n')}`);
process.exit(over.length === 0 ? 0 : 1);

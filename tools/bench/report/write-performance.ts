import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ROOT } from '../../root.ts';
import type { Row } from '../row.ts';
import { drawChart } from './draw-chart.ts';
import { performanceText } from './performance-text.ts';
import type { Machine, PartName, Performance } from './performance.ts';

const file = (ending: 'json' | 'md' | 'svg') => join(ROOT, `docs/performance.${ending}`);

const formatted = async (text: string, path: string) =>
  format(text, { ...(await resolveConfig(path)), filepath: path });

/** Every part's last figures; none before the first run. */
export const readPerformance = async (): Promise<Performance> =>
  readFile(file('json'), 'utf8').then(
    (text) => JSON.parse(text) as Performance,
    () => ({}),
  );

/** The three files of docs/ by extension: the figures, and what is made from them. */
export const filesOf = async (performance: Performance) => ({
  json: await formatted(JSON.stringify(performance), file('json')),
  md: await formatted(performanceText(performance), file('md')),
  svg: drawChart(performance),
});

const GB = 1_073_741_824;

const thisMachine = (): Machine => ({
  cores: cpus().length,
  memoryGb: Math.round(totalmem() / GB),
  node: process.version,
});

/** Replaces a part's last figures. */
export async function writePerformance(name: PartName, rows: readonly Row[]): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  const performance = { ...(await readPerformance()), [name]: { day, machine: thisMachine(), rows } };
  const files = await filesOf(performance);
  for (const ending of ['json', 'md', 'svg'] as const) await writeFile(file(ending), files[ending]);
}

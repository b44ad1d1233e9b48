import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { conformanceRows } from './conformance-rows.ts';
import { type CheckOutcome, outcomeOf, type RanTest, tellOutcome } from './outcome.ts';
import { matchesTitle, testsIn } from './test-names.ts';

const DOCUMENT = 'docs/conformance.md';

interface Proof {
  readonly file: string;
  readonly test: string;
  readonly number: number;
}

const readRows = async () => conformanceRows(await readFile(join(ROOT, DOCUMENT), 'utf8'));

/** Every test that says what it proves, once for each row. */
async function readProofs(): Promise<readonly Proof[]> {
  const files = globSync('{src,netlify,tools,tests}/**/*.{test,spec}.{ts,tsx}', { cwd: ROOT });
  const read = async (file: string) =>
    testsIn(file, await readFile(join(ROOT, file), 'utf8')).flatMap(({ name, asked }) =>
      asked.map((number) => ({ file, test: name, number })),
    );
  return (await Promise.all(files.map(read))).flat();
}

async function problems(): Promise<readonly string[]> {
  const [rows, proofs] = await Promise.all([readRows(), readProofs()]);
  if (rows.length === 0) return ['it has no rows'];
  const numbers = new Set(rows.map(({ number }) => number));
  const proven = new Set(proofs.map(({ number }) => number));
  return [
    ...(numbers.size < rows.length ? ['a number is there twice'] : []),
    ...rows
      .filter(({ number, note }) => !proven.has(number) && note === '')
      .map(({ number, asked }) => `row ${number} has neither a test nor a reason: ${asked}`),
    ...proofs
      .filter(({ number }) => !numbers.has(number))
      .map(({ file, test, number }) => `has no row ${number}, which ${file} › ${test} proves`),
  ];
}

/** Checks that each of those tests ran. */
export async function checkConformanceRan(ran: readonly RanTest[]): Promise<CheckOutcome> {
  const titles = Map.groupBy(ran, ({ file }) => file);
  const hasRun = ({ file, test }: Proof) =>
    (titles.get(file) ?? []).some(({ title }) => matchesTitle(test, title));
  const silent = (await readProofs()).filter((proof) => !hasRun(proof));
  return outcomeOf(
    silent.map(({ file, test, number }) => `${DOCUMENT} row ${number}: ${file} › ${test} did not run`),
  );
}

// Each row of docs/conformance.md has a test that names it, or a reason.
if (import.meta.main) tellOutcome(outcomeOf((await problems()).map((each) => `${DOCUMENT} ${each}`)));

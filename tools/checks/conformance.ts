import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { type CheckOutcome, problemsOutcome, type RanTest, tellOutcome } from './outcome.ts';
import { matchesTitle, testsIn } from './test-names.ts';

const DOCUMENT = 'docs/conformance.md';

interface ConformanceRow {
  /** Tests name it: `// Asked: 12`. It stays the same for good. */
  readonly number: number;
  readonly asked: string;
  readonly note: string;
}

const cellsOf = (line: string) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

/** The rows "number, what is asked, note" of all tables in a Markdown text, without their headers. */
export const conformanceRows = (markdown: string): readonly ConformanceRow[] =>
  markdown.split('\n').flatMap((text) => {
    const [number = '', asked = '', note = ''] = cellsOf(text);
    return /^\d+$/.test(number) ? [{ number: Number(number), asked, note }] : [];
  });

interface Proof {
  readonly file: string;
  readonly test: string;
  readonly number: number;
}

const readRows = async () => conformanceRows(await readFile(join(ROOT, DOCUMENT), 'utf8'));

async function proofsIn(file: string): Promise<readonly Proof[]> {
  const tests = testsIn(file, await readFile(join(ROOT, file), 'utf8'));
  return tests.flatMap(({ name, asked }) => asked.map((number) => ({ file, test: name, number })));
}

/** Every test that says what it proves, once for each row. */
const readProofs = async (): Promise<readonly Proof[]> =>
  (
    await Promise.all(
      globSync('{src,netlify,tools,tests}/**/*.{test,spec}.{ts,tsx}', { cwd: ROOT }).map(proofsIn),
    )
  ).flat();

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

/** Checks that each of those tests ran. A file where nothing ran is left to the part that failed, if one did. */
export async function checkConformanceRan(
  ran: readonly RanTest[],
  hasFailure: boolean,
): Promise<CheckOutcome> {
  const titles = Map.groupBy(ran, ({ file }) => file);
  const hasRun = ({ file, test }: Proof) =>
    (titles.get(file) ?? []).some(({ title }) => matchesTitle(test, title));
  const silent = (await readProofs()).filter(
    (proof) => !hasRun(proof) && (titles.has(proof.file) || !hasFailure),
  );
  return problemsOutcome(
    silent.map(({ file, test, number }) => `${DOCUMENT} row ${number}: ${file} › ${test} did not run`),
  );
}

// Each row of docs/conformance.md has a test that names it, or a reason.
if (import.meta.main) tellOutcome(problemsOutcome((await problems()).map((each) => `${DOCUMENT} ${each}`)));

import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { problemsOutcome, tellOutcome } from './outcome.ts';
import { testsIn } from './test-names.ts';

const DOCUMENT = 'docs/conformance.md';

/** Tests that `npm test` leaves out: Vitest's own projects, and journeys that are always tagged so. */
const OF_THE_PROOF = /^tests\/(?:browsers|commands|scale)\/|›[^$]*@proof/;

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
    ...proofs
      .filter(({ file, test }) => OF_THE_PROOF.test(`${file} › ${test}`))
      .map(({ file, test, number }) => `row ${number}: npm test leaves out ${file} › ${test}`),
  ];
}

// Each row of docs/conformance.md has a test that names it, or a reason.
if (import.meta.main) tellOutcome(problemsOutcome((await problems()).map((each) => `${DOCUMENT} ${each}`)));

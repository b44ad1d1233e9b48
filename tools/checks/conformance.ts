import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { type ConformanceRow, conformanceRows, type Proof } from './conformance-rows.ts';
import { outcomeOf, type CheckOutcome, type RanTest, tellOutcome } from './outcome.ts';
import { matchesTitle, testNames } from './test-names.ts';

const DOCUMENT = 'docs/conformance.md';

const readRows = async () => conformanceRows(await readFile(join(ROOT, DOCUMENT), 'utf8'));

const problemAt = ({ line }: ConformanceRow, what: string) => `${DOCUMENT}:${line} ${what}`;
const nameOf = ({ file, test }: Proof) => `${file} › ${test}`;

/** Empty if there is no such file. */
const namesIn = async (file: string): Promise<ReadonlySet<string>> =>
  readFile(join(ROOT, file), 'utf8').then(
    (text) => testNames(file, text),
    () => new Set<string>(),
  );

async function missingProofs(): Promise<readonly string[]> {
  const rows = await readRows();
  if (rows.length === 0) return [`${DOCUMENT} has no rows`];
  const files = new Set(rows.flatMap(({ proofs }) => proofs.map(({ file }) => file)));
  const names = new Map(
    await Promise.all([...files].map(async (file) => [file, await namesIn(file)] as const)),
  );
  const isThere = ({ file, test }: Proof) => names.get(file)?.has(test) === true;
  return rows.flatMap((row) =>
    row.proofs.length === 0 && row.note === ''
      ? [problemAt(row, 'has neither a test nor a reason')]
      : row.proofs
          .filter((proof) => !isThere(proof))
          .map((proof) => problemAt(row, `${nameOf(proof)}: there is no such test`)),
  );
}

async function unexecutedProofs(before: readonly RanTest[]): Promise<readonly string[]> {
  const titles = Map.groupBy(before, ({ file }) => file);
  const hasRun = ({ file, test }: Proof) =>
    (titles.get(file) ?? []).some(({ title }) => matchesTitle(test, title));
  return (await readRows()).flatMap((row) =>
    row.proofs
      .filter((proof) => !hasRun(proof))
      .map((proof) => problemAt(row, `${nameOf(proof)}: it did not run`)),
  );
}

/** Checks that each test that docs/conformance.md names ran. */
export const checkConformanceRan = async (ran: readonly RanTest[]): Promise<CheckOutcome> =>
  outcomeOf(await unexecutedProofs(ran));

// Each row names existing tests or a reason.
if (import.meta.main) tellOutcome(outcomeOf(await missingProofs()));

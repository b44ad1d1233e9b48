import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

/** A test that ran, passed or failed. */
export interface RanTest {
  /** From the project's root. */
  readonly file: string;
  /** Without the titles of its groups. */
  readonly title: string;
}

/** The result of one part of `npm test`. */
export interface CheckOutcome {
  readonly passed: number;
  readonly failed: number;
  /** Shown if something failed. */
  readonly output: string;
  /** Shown in any case: what somebody should know, and is not a failure. */
  readonly note?: string;
  readonly ran?: readonly RanTest[];
}

export const PASSED: CheckOutcome = { passed: 1, failed: 0, output: '' };
export const failedWith = (output: string): CheckOutcome => ({ passed: 0, failed: 1, output });

/** One failure for each problem, or one check that passed. */
export const problemsOutcome = (problems: readonly string[]): CheckOutcome =>
  problems.length === 0 ? PASSED : { passed: 0, failed: problems.length, output: problems.join('\n') };

/** A check that runs as a program ends with this; part.ts reads it. */
export function tellOutcome({ passed, failed, output, note }: CheckOutcome): void {
  if (output !== '') console.log(output.trim());
  if (note) console.log(note.replaceAll(/^/gm, 'Note: '));
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** The last result of a part of `npm test` or `npm run proof`, or of `npm test` as a whole. */
export interface PartReport extends CheckOutcome {
  /** In milliseconds since 1970. */
  readonly startedAt: number;
  readonly seconds: number;
  /** What was counted (tests/support/count.ts). */
  readonly counts?: Readonly<Record<string, number>>;
  /** What was tested, of `npm test` alone. */
  readonly commit?: string;
}

const DIRECTORY = join(ROOT, '.data', 'reports');

/** A file of a part, in a folder that exists. */
export function reportFile(part: string, kind: string): string {
  mkdirSync(DIRECTORY, { recursive: true });
  return join(DIRECTORY, `${part.replaceAll(/\W/g, '-')}${kind}`);
}

export const writePartReport = (part: string, report: PartReport): void =>
  writeFileSync(reportFile(part, '.json'), JSON.stringify(report));

export function readPartReport(part: string): PartReport | undefined {
  try {
    return JSON.parse(readFileSync(reportFile(part, '.json'), 'utf8')) as PartReport;
  } catch {
    return undefined;
  }
}

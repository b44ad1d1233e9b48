import { existsSync, readFileSync, writeFileSync } from 'node:fs';
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

/** A check that runs as a program ends with this; run-parts.ts reads it. */
export function tellOutcome({ passed, failed, output, note }: CheckOutcome): void {
  if (output !== '') console.log(output.trim());
  if (note) console.log(note.replaceAll(/^/gm, 'Note: '));
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** What `npm test` came to, for the slice of the proof that CI runs after it. */
interface RememberedRun {
  readonly commit: string;
  readonly passed: number;
  readonly failed: number;
}

const REMEMBERED = join(ROOT, '.data', 'reports', 'npm-test.json');

export const rememberRun = (result: RememberedRun): void => writeFileSync(REMEMBERED, JSON.stringify(result));

export function rememberedRun(commit: string): RememberedRun | undefined {
  if (!existsSync(REMEMBERED)) return undefined;
  const last = JSON.parse(readFileSync(REMEMBERED, 'utf8')) as RememberedRun;
  return last.commit === commit ? last : undefined;
}

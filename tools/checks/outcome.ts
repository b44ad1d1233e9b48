import { stripVTControlCharacters } from 'node:util';

/** The result of one part of `npm test`. */
export interface CheckOutcome {
  readonly passed: number;
  readonly failed: number;
  /** Shown if something failed. */
  readonly output: string;
  /** Shown in any case: what somebody should know, and is not a failure. */
  readonly note?: string;
}

export const PASSED: CheckOutcome = { passed: 1, failed: 0, output: '' };
export const failedWith = (output: string): CheckOutcome => ({ passed: 0, failed: 1, output });

/** One failure for each problem, or one check that passed. */
export const problemsOutcome = (problems: readonly string[]): CheckOutcome =>
  problems.length === 0 ? PASSED : { passed: 0, failed: problems.length, output: problems.join('\n') };

/** A check that runs as a program ends with this. */
export function tellOutcome({ passed, failed, output, note }: CheckOutcome): void {
  if (output !== '') console.log(output.trim());
  if (note) console.log(note.replaceAll(/^/gm, 'Note: '));
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** How Vitest, Playwright and tellOutcome count. */
const COUNTS = /^(?: +Tests .*| +\d+ (?:passed|failed|flaky|interrupted)\b.*|\d+ passed, \d+ failed)$/gm;
/** Where Vitest's and then Playwright's list of failures begins; what passed is above it. */
const FAILURES = /^.*⎯ (?:Failed|Unhandled|Startup)|^\s+1\) \[/m;

/** Reads what a program printed: one check, or as many as it says. A runner that runs no test has failed, as has a flaky test. */
export function readOutcome(program: string, code: number, output: string): CheckOutcome {
  if (code === 127 && output === '') return failedWith(`There is no program ${program}. Run npm ci.`);
  const text = stripVTControlCharacters(output).trimEnd();
  const counts =
    text.match(COUNTS)?.join() ?? (/^(?:vitest|playwright)$/.test(program) ? '' : `${code ? 0 : 1} passed`);
  const sum = (words: string) =>
    [...counts.matchAll(RegExp(`(\\d+) (?:${words})`, 'g'))].reduce((all, [, many]) => all + Number(many), 0);
  const passed = sum('passed');
  const wrong = sum('failed|flaky|interrupted');
  const failed = Math.max(wrong, code !== 0 || counts === '' || /Tests +\d+ skipped/.test(counts) ? 1 : 0);
  const at = FAILURES.exec(text)?.index;
  const lines = at === undefined ? text.split('\n').slice(-40) : text.slice(at).split('\n').slice(0, 200);
  const note = [...text.matchAll(/^Note: (.*)$/gm)].map(([, line]) => line).join('\n');
  return { passed, failed, output: failed > 0 ? lines.join('\n') : '', ...(note === '' ? {} : { note }) };
}

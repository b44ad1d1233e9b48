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
  /** Shown in any case: what somebody should know, and is no failure. */
  readonly note?: string;
  readonly ran?: readonly RanTest[];
}

export const PASSED: CheckOutcome = { passed: 1, failed: 0, output: '' };
export const failedWith = (output: string): CheckOutcome => ({ passed: 0, failed: 1, output });

/** The last result of a part of `npm test` or `npm run proof`. */
export interface PartReport extends CheckOutcome {
  /** In milliseconds since 1970. */
  readonly startedAt: number;
  readonly seconds: number;
}

const DIRECTORY = join(ROOT, '.data', 'reports');
const fileOf = (part: string) => join(DIRECTORY, `${part.replaceAll(':', '-')}.json`);

export function writePartReport(part: string, report: PartReport): void {
  mkdirSync(DIRECTORY, { recursive: true });
  writeFileSync(fileOf(part), JSON.stringify(report));
}

export function readPartReport(part: string): PartReport | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(part), 'utf8')) as PartReport;
  } catch {
    return undefined;
  }
}

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import type { Outcome } from './outcome.ts';

/** What a part of `npm test` or `npm run proof` left when it ran last. */
export interface Report extends Outcome {
  /** In milliseconds since 1970. */
  readonly startedAt: number;
  readonly seconds: number;
}

const DIRECTORY = join(ROOT, '.data', 'reports');
const fileOf = (part: string) => join(DIRECTORY, `${part.replaceAll(':', '-')}.json`);

export function writeReport(part: string, report: Report): void {
  mkdirSync(DIRECTORY, { recursive: true });
  writeFileSync(fileOf(part), JSON.stringify(report));
}

export function readReport(part: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(part), 'utf8')) as Report;
  } catch {
    return undefined;
  }
}

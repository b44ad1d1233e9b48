import type { PartResult } from './run-parts.ts';

export const sumOf = (results: readonly PartResult[], count: 'passed' | 'failed') =>
  results.reduce((sum, result) => sum + result[count], 0);

function lineOf({ name, seconds, passed, failed, isUnchanged }: PartResult): string {
  const counts = passed + failed > 1 ? `${passed} passed, ${failed} failed` : '';
  const time = isUnchanged ? 'unchanged' : `${seconds.toFixed(1)} s`;
  const mark = failed > 0 ? '✗' : passed > 0 ? '✓' : '!';
  return `${mark} ${name.padEnd(24)} ${time.padStart(9)}  ${counts}`.trimEnd();
}

/**
 * The end of a long log, which is often all that is shown: the time of each part, the failures again with their output, and a
 * total.
 */
export const tellResults = (results: readonly PartResult[], totalSeconds: number): string =>
  [
    '',
    ...results.map(lineOf),
    `in ${totalSeconds.toFixed(0)} s`,
    ...results.filter(({ failed }) => failed > 0).map(({ name, output }) => `\n✗ ${name}\n${output.trim()}`),
    ...results.flatMap(({ name, note }) => (note === undefined ? [] : [`\n! ${name}\n${note}`])),
    '',
    `${sumOf(results, 'passed')} passed, ${sumOf(results, 'failed')} failed`,
  ].join('\n');

export const allPassed = (results: readonly PartResult[]): boolean => sumOf(results, 'failed') === 0;

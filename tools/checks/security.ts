import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
// The ids of the published list alone: its sentences are OWASP's.
import ids from './asvs-ids.json' with { type: 'json' };
import { problemsOutcome, tellOutcome } from './outcome.ts';

const DOCUMENT = 'docs/security.md';

const LEVELS = [ids.level1, ids.level2].map((chapters) => chapters.flatMap((chapter) => chapter.split(' ')));

/** The document's sections, each of which is a state. */
const STATES: readonly string[] = ['Met, but no test says so', 'Not met', 'Not applicable'];

interface SecurityRow {
  readonly id: string;
  readonly state: string;
  readonly reason: string;
}

const rowsIn = (text: string): readonly SecurityRow[] =>
  text.split(/^## /m).flatMap((section) => {
    const [state = '', ...lines] = section.split('\n');
    return lines
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .filter(([, numbers = '']) => STATES.includes(state) && /^\d/.test(numbers))
      .flatMap(([, numbers = '', reason = '']) => numbers.split(', ').map((id) => ({ id, state, reason })));
  });

/** "1 | 70 | 64 | 62 | 2 | 6 | 96%", as the document has to say it. */
const countsOf = (rows: readonly SecurityRow[]): readonly string[] =>
  LEVELS.map((listed, index) => {
    const [, missing = 0, apart = 0] = STATES.map(
      (state) => rows.filter((row) => row.state === state && listed.includes(row.id)).length,
    );
    const apply = listed.length - apart;
    const met = apply - missing;
    return [index + 1, listed.length, apply, met, missing, apart, `${Math.floor((100 * met) / apply)}%`].join(
      ' | ',
    );
  });

/** What is untrue in the document's text, given the requirements that tests name. */
export function securityProblems(text: string, proven: ReadonlySet<string>): readonly string[] {
  const rows = rowsIn(text);
  const listed = new Set(LEVELS.flat());
  const written = rows.map(({ id }) => id);
  const lines = text.split('\n').map((line) => line.replaceAll(/\s+/g, ' '));
  return [
    ...[...listed]
      .filter((id) => !proven.has(id) && !written.includes(id))
      .map((id) => `${id}: it has neither a test nor a row`),
    ...written
      .filter((id, index) => proven.has(id) || written.indexOf(id) < index)
      .map((id) => `${id}: it has a row, and another or a test`),
    ...[...written, ...proven]
      .filter((id) => !listed.has(id))
      .map((id) => `${id}: the standard has no such number`),
    ...rows.filter(({ reason }) => reason === '').map(({ id }) => `${id}: its row has no reason`),
    ...countsOf(rows)
      .filter((count) => !lines.includes(`| ${count} |`))
      .map((count) => `the count should say: ${count}`),
  ];
}

/** The requirements of `// ASVS: 1.2.4, 2.2.2` in a test file. */
export const namedRequirements = (text: string): readonly string[] =>
  [...text.matchAll(/^\s*\/\/ ASVS: ([\d., ]+)$/gm)].flatMap(([, numbers = '']) => numbers.split(', '));

// Each requirement has a test that names it, or a row in docs/security.md.
if (import.meta.main) {
  const tests = globSync('{src,netlify,tools,tests}/**/*.{test,spec}.{ts,tsx}', { cwd: ROOT });
  const proven = new Set(tests.flatMap((file) => namedRequirements(readFileSync(join(ROOT, file), 'utf8'))));
  const problems = securityProblems(readFileSync(join(ROOT, DOCUMENT), 'utf8'), proven);
  tellOutcome(problemsOutcome(problems.map((each) => `${DOCUMENT} ${each}`)));
}

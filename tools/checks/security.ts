import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
// The ids of the published list alone: its sentences are OWASP's.
import ids from './asvs-ids.json' with { type: 'json' };
import { problemsOutcome, tellOutcome } from './outcome.ts';
import { testNames } from './test-names.ts';

const DOCUMENT = 'docs/security.md';
const STATES: readonly string[] = ['met', 'not met', 'n/a'];

/** "v5.0.0-1.2.1 1": each id and its level. */
const LISTED: readonly string[] = [ids.level1, ids.level2].flatMap((chapters, index) =>
  chapters.flatMap((chapter) => chapter.split(' ').map((id) => `v${ids.version}-${id} ${index + 1}`)),
);

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

interface SecurityRow {
  readonly id: string;
  readonly level: string;
  readonly asked: string;
  readonly state: string;
  readonly where: string;
}

const rowsOf = (tables: readonly (readonly string[])[]): readonly SecurityRow[] =>
  tables
    .filter(([id = '']) => id.startsWith('v'))
    .map(([id = '', level = '', asked = '', state = '', where = '']) => ({ id, level, asked, state, where }));

function countOf(level: string, rows: readonly SecurityRow[]): readonly string[] {
  const [met = 0, missing = 0, apart = 0] = STATES.map(
    (state) => rows.filter((row) => row.level === level && row.state === state).length,
  );
  const apply = met + missing;
  const share = `${Math.floor((100 * met) / apply)}%`;
  return [level, ...[apply + apart, apply, met, missing, apart].map(String), share];
}

interface Named {
  readonly file: string;
  /** Of a test in it. */
  readonly test?: string;
}

const FILE = /^(?:[\w.@-]+\/)*[\w.@-]+\.(?:tsx?|mjs|astro|toml|json|md|sql)$/;
const TEST_FILE = /\.(?:test|spec)\.tsx?$/;

/** What stands in a cell as code. A phrase is a test of the last test file before it. */
function namedIn(where: string): readonly Named[] {
  let file = '';
  return [...where.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) => {
    if (FILE.test(code)) {
      if (TEST_FILE.test(code)) file = code;
      return [{ file: code }];
    }
    return code.includes(' ') ? [{ file, test: code }] : [];
  });
}

/** What is untrue in the document's text. */
export function securityProblems(text: string, isThere: (named: Named) => boolean): readonly string[] {
  const tables = text.split('\n').map(cellsOf);
  const rows = rowsOf(tables);
  const written = new Map<string, number>();
  for (const { id, level } of rows) written.set(`${id} ${level}`, (written.get(`${id} ${level}`) ?? 0) + 1);
  const unlisted = [...written.keys()].filter((id) => !LISTED.includes(id));
  const counts = new Set(tables.map((cells) => cells.join(' | ')));
  return [
    ...LISTED.filter((id) => !written.has(id)).map((id) => `${id}: it is missing`),
    ...[...written].filter(([, times]) => times > 1).map(([id]) => `${id}: it is there twice`),
    ...unlisted.map((id) => `${id}: the list has no such id at this level`),
    ...rows
      .filter(({ asked, state, where }) => asked === '' || where === '' || !STATES.includes(state))
      .map(({ id }) => `${id}: a cell is empty, or the state is none of ${STATES.join(', ')}`),
    ...['1', '2']
      .map((level) => countOf(level, rows).join(' | '))
      .filter((count) => !counts.has(count))
      .map((count) => `the count should say: ${count}`),
    ...rows.flatMap(({ id, where }) =>
      namedIn(where)
        .filter((named) => !isThere(named))
        .map(({ file, test }) => `${id}: ${[file, test].filter(Boolean).join(' › ')} is not there`),
    ),
  ];
}

// Each requirement stands in docs/security.md once, is counted right, and names what is there.
if (import.meta.main) {
  const tests = new Map<string, ReadonlySet<string>>();
  const testsIn = (file: string, path: string) => {
    const names = tests.get(file) ?? testNames(file, readFileSync(path, 'utf8'));
    tests.set(file, names);
    return names;
  };
  const problems = securityProblems(readFileSync(join(ROOT, DOCUMENT), 'utf8'), ({ file, test }) => {
    const path = join(ROOT, file);
    if (file === '' || !existsSync(path)) return false;
    return test === undefined || testsIn(file, path).has(test);
  });
  tellOutcome(problemsOutcome(problems.map((each) => `${DOCUMENT} ${each}`)));
}

import { EFFORT } from '../effort.ts';
import { RACES } from '../limits.ts';
import { row, type Row } from '../row.ts';
import { runFaultTests } from '../run-tests.ts';

/** The titles of seeded tests say how many there were. */
const runsIn = (titles: readonly string[]): number =>
  titles.reduce((sum, title) => sum + Number(/ in (\d+) interleavings/.exec(title)?.[1] ?? 0), 0);

export async function* raceRows(): AsyncGenerator<Row> {
  const { files, seed } = await runFaultTests('races.test.ts', { RACES: String(EFFORT.races) });
  for (const { name: of, passed, failed, seconds } of files.toSorted((a, b) =>
    a.name.localeCompare(b.name),
  )) {
    const runs = runsIn(passed);
    const isSeeded = runs > 0 || failed > 0;
    if (isSeeded) yield row({ of, what: 'seeded races that held', figure: runs, atLeast: RACES.runs });
    yield row({ of, what: 'tests that failed', figure: failed, atMost: 0 });
    yield row({ of, what: 'time', figure: seconds, unit: 's' });
  }
  yield row({ of: 'all', what: 'files', figure: files.length, atLeast: RACES.files });
  yield row({ of: 'all', what: 'seed', figure: seed });
}

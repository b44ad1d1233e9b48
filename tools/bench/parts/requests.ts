import { EFFORT } from '../effort.ts';
import { REQUESTS } from '../limits.ts';
import { row, type Row } from '../row.ts';
import { runFaultTests } from '../run-tests.ts';

export async function* requestRows(): AsyncGenerator<Row> {
  const { files, seed } = await runFaultTests('generated-requests.test.ts', {
    REQUESTS: String(EFFORT.requests),
  });
  const of = 'generated requests';
  const passed = files.flatMap((file) => file.passed);
  yield row({ of, what: 'to each call', figure: EFFORT.requests, atLeast: REQUESTS.each });
  yield row({ of, what: 'tests that passed', figure: passed.length, atLeast: 1 });
  const failed = files.reduce((sum, file) => sum + file.failed, 0);
  yield row({ of, what: 'tests that failed', figure: failed, atMost: 0 });
  yield row({ of, what: 'time', figure: files.reduce((sum, file) => sum + file.seconds, 0), unit: 's' });
  yield row({ of, what: 'seed', figure: seed });
}

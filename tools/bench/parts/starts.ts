import { startLimitOf } from '../limits.ts';
import { row, type Row } from '../row.ts';
import { measureStarts } from '../starts.ts';

export async function* startRows(): AsyncGenerator<Row> {
  for await (const { name: of, bundleBytes, importMs, emptyImportMs } of measureStarts()) {
    const limit = startLimitOf(of);
    yield row({ of, what: 'bundle', figure: bundleBytes / 1_000, unit: 'KB', atMost: limit.bytes / 1_000 });
    yield row({ of, what: 'import', figure: importMs, unit: 'ms', atMost: limit.ratio * emptyImportMs });
  }
}

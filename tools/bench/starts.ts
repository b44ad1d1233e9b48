import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { readManifest } from '../host/manifest.ts';
import { ROOT } from '../root.ts';
import { closeLater } from './fork-tool.ts';
import { startLimitOf } from './limits.ts';
import { row, type Row } from './row.ts';
import { medianOf } from './statistics.ts';

const run = promisify(execFile);

const TIMED_IMPORT =
  'const t = performance.now(); await import(process.argv[1]); process.stdout.write(String(performance.now() - t)); process.exit(0);';

const ROUNDS = 5;

async function importMs(file: string): Promise<number> {
  const { stdout } = await run(process.execPath, [
    '--input-type=module',
    '-e',
    TIMED_IMPORT,
    pathToFileURL(file).href,
  ]);
  return Number(stdout);
}

/** The size of each bundled function, and how long a new process takes to import it, alternating with an empty module. */
export async function* startRows(): AsyncGenerator<Row> {
  const folder = await mkdtemp(join(tmpdir(), 'empty-function-'));
  const close = closeLater(() => rm(folder, { recursive: true, force: true }));
  try {
    const empty = join(folder, 'empty.mjs');
    await writeFile(empty, '');
    for (const { name: of, file } of await readManifest(ROOT)) {
      const limit = startLimitOf(of);
      const bytes = statSync(file).size;
      yield row({ of, what: 'bundle', figure: bytes / 1_000, unit: 'KB', atMost: limit.bytes / 1_000 });
      const times: number[] = [];
      const emptyTimes: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        emptyTimes.push(await importMs(empty));
        times.push(await importMs(file));
      }
      const atMost = limit.ratio * medianOf(emptyTimes);
      yield row({ of, what: 'import', figure: medianOf(times), unit: 'ms', atMost });
    }
  } finally {
    await close();
  }
}

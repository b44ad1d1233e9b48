import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { readManifest } from '../host/manifest.ts';
import { ROOT } from '../root.ts';
import { closeLater } from './closing.ts';
import { medianOf } from './median.ts';

const run = promisify(execFile);

export interface StartFigures {
  readonly name: string;
  readonly bundleBytes: number;
  readonly importMs: number;
  /** The same of an empty module, in turn with it. */
  readonly emptyImportMs: number;
}

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

/** How heavy each bundled function is and how long a cold process takes to import it (median of five). */
export async function* measureStarts(): AsyncGenerator<StartFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'empty-function-'));
  const close = closeLater(() => rm(folder, { recursive: true, force: true }));
  try {
    const empty = join(folder, 'empty.mjs');
    await writeFile(empty, '');
    for (const { name, file } of await readManifest(ROOT)) {
      const times: { readonly own: number; readonly empty: number }[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        times.push({ empty: await importMs(empty), own: await importMs(file) });
      yield {
        name,
        bundleBytes: statSync(file).size,
        importMs: medianOf(times.map(({ own }) => own)),
        emptyImportMs: medianOf(times.map((time) => time.empty)),
      };
    }
  } finally {
    await close();
  }
}

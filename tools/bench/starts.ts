import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { readManifest } from '../host/manifest.ts';
import { ROOT } from '../root.ts';
import { medianOf } from './median.ts';

const run = promisify(execFile);

export interface StartFigures {
  readonly name: string;
  readonly bundleBytes: number;
  readonly importMs: number;
}

const TIMED_IMPORT =
  'const t = performance.now(); await import(process.argv[1]); process.stdout.write(String(performance.now() - t)); process.exit(0);';

async function importMs(file: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const { stdout } = await run(process.execPath, [
      '--input-type=module',
      '-e',
      TIMED_IMPORT,
      pathToFileURL(file).href,
    ]);
    times.push(Number(stdout));
  }
  return medianOf(times);
}

/** How heavy each bundled function is and how long a cold process takes to import it (median of five). */
export async function* measureStarts(): AsyncGenerator<StartFigures> {
  for (const { name, file } of await readManifest(ROOT)) {
    yield { name, bundleBytes: statSync(file).size, importMs: await importMs(file) };
  }
}

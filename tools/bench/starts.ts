import { execFile } from 'node:child_process';
import { globSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

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
  return times.toSorted((a, b) => a - b)[2] ?? Number.NaN;
}

/** How heavy each bundled function is and how long a cold process takes to import it (median of five). */
export async function measureStarts(bundles: string): Promise<StartFigures[]> {
  const figures: StartFigures[] = [];
  for (const name of readdirSync(bundles).filter((entry) => statSync(join(bundles, entry)).isDirectory())) {
    const [main] = globSync(`**/netlify/functions/${name}.{mjs,js}`, { cwd: join(bundles, name) }).filter(
      (file) => !file.includes('node_modules'),
    );
    if (!main) continue;
    const file = join(bundles, name, main);
    figures.push({ name: basename(name), bundleBytes: statSync(file).size, importMs: await importMs(file) });
  }
  return figures;
}

import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { onShutdown } from '../process/on-shutdown.ts';
import { endRuns, run } from '../process/run.ts';
import { ROOT } from '../root.ts';
import { type CheckOutcome, failedWith, tellOutcome } from './outcome.ts';
import { inThisSlice } from './slices.ts';

/** A rule broken on purpose: tests/alterations has a file of them for each area. */
export interface Alteration {
  /** What no longer holds, as a sentence. */
  readonly rule: string;
  readonly file: string;
  /** Exactly once in the file. */
  readonly from: string;
  readonly to: string;
  /** Test files, one of which has to notice. */
  readonly tests: readonly string[];
}

export const readAlterations = (): readonly Alteration[] =>
  globSync('tests/alterations/*.json', { cwd: ROOT })
    .toSorted()
    .flatMap((file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Alteration[]);

const HAS_TEST = /\.test\.tsx?$/;

/** Why an alteration cannot be tried, or null. */
export function problemOf({ file, from, to, tests }: Alteration): string | null {
  const missing = [file, ...tests].filter((name) => !existsSync(join(ROOT, name)));
  if (missing.length > 0) return `there is no ${missing.join(', ')}`;
  if (tests.length === 0 || !tests.every((name) => HAS_TEST.test(name))) return 'it needs tests of vitest';
  if (from === to) return 'it alters nothing';
  const times = readFileSync(join(ROOT, file), 'utf8').split(from).length - 1;
  return times === 1 ? null : `its text stands ${times} times in ${file}, and not once`;
}

const SHARE_NOTICED = 0.95;
const AT_ONCE = 2;
const MOST_MS = 5 * 60_000;
const PROJECTS = ['unit', 'browser', 'server', 'built'].flatMap((project) => ['--project', project]);

/** A copy of the tree, where an alteration harms nobody. Packages and builds are shared. */
function makeCopy(number: number): string {
  const folder = join(ROOT, '.data', 'alterations', String(number));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = globSync('*.{json,md,mjs,toml,ts}', { cwd: ROOT });
  for (const name of [...files, 'docs', 'netlify', 'public', 'src', 'tests', 'tools'])
    cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  for (const name of ['node_modules', '.netlify', 'dist']) symlinkSync(join(ROOT, name), join(folder, name));
  return folder;
}

type Result = 'noticed' | 'not noticed' | 'took too long' | 'tests did not run';

function runTests(tests: readonly string[], folder: string, timeoutMs: number) {
  // As `npm test` runs them, because that is what has to notice.
  const env = { SEED: '1', PROOF: '' };
  const options = { quiet: true, isGroup: true, cwd: folder, timeoutMs, env };
  return run('vitest', ['run', '--bail=1', ...PROJECTS, ...tests], options);
}

async function resultOf({ file, from, to, tests }: Alteration, folder: string): Promise<Result> {
  const altered = join(folder, file);
  const sound = readFileSync(altered, 'utf8');
  // A function, as "$&" in a text has a meaning.
  writeFileSync(
    altered,
    sound.replace(from, () => to),
  );
  const { code, output, isLate } = await runTests(tests, folder, MOST_MS);
  writeFileSync(altered, sound);
  if (isLate) return 'took too long';
  if (code === 0) return 'not noticed';
  return /\d+ failed/.test(output) ? 'noticed' : 'tests did not run';
}

/** Alters one rule after the other and runs the tests that it names. Fails if too few of them notice. */
async function checkAlterations(): Promise<CheckOutcome> {
  const waiting = [...inThisSlice(readAlterations())];
  const wanted = Math.ceil(waiting.length * SHARE_NOTICED);
  const lived: string[] = [];
  const wrong = waiting.flatMap((each) => problemOf(each) ?? []);
  if (wrong.length > 0) return failedWith(wrong.join('\n'));
  // A test that fails anyway would seem to notice everything.
  const named = [...new Set(waiting.flatMap(({ tests }) => tests))];
  const folders = Array.from({ length: AT_ONCE }, (_, number) => makeCopy(number)) as [string, ...string[]];
  const unaltered = await runTests(named, folders[0], 2 * MOST_MS);
  if (unaltered.code !== 0) return failedWith(`Without an alteration:\n${unaltered.output}`);
  let noticed = 0;
  const work = async (folder: string) => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const result = await resultOf(next, folder);
      console.log(`${result.padEnd(17)} ${next.file}: ${next.rule}`);
      if (result === 'noticed') noticed += 1;
      else
        lived.push(
          `${result}: ${next.rule}\n  ${next.file}: ${next.from}\n  ${' '.repeat(next.file.length)}  ${next.to}`,
        );
    }
    rmSync(folder, { recursive: true, force: true });
  };
  await Promise.all(folders.map(work));
  const told = lived.join('\n');
  if (noticed >= wanted) return { passed: noticed, failed: 0, output: '', note: told };
  return {
    passed: noticed,
    failed: lived.length,
    output: `${noticed} noticed, of ${wanted} wanted:\n${told}`,
  };
}

if (import.meta.main) {
  onShutdown(endRuns, 130);
  tellOutcome(await checkAlterations());
}

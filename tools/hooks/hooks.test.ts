import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from '../root.ts';

const HOOKS = join(ROOT, 'tools/hooks');

let folder: string;
/** Neither the settings of whoever runs the tests, nor CI's. */
const env = () => ({
  PATH: process.env['PATH'],
  HOME: folder,
  GIT_CONFIG_NOSYSTEM: '1',
  ...Object.fromEntries(
    ['AUTHOR', 'COMMITTER'].flatMap((who) => [
      [`GIT_${who}_NAME`, 'Ada'],
      [`GIT_${who}_EMAIL`, 'ada@example.com'],
    ]),
  ),
});
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', env: env(), stdio: 'pipe' }).trim();

function write(path: string, lines: number): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), 'line\n'.repeat(lines));
  git('add', path);
}
const message = () => git('log', '-1', '--format=%B');
const setUp = (changes: Readonly<Record<string, string>> = {}, cwd = folder) =>
  spawnSync('/bin/sh', [join(HOOKS, 'set-up.sh')], { cwd, env: { ...env(), ...changes } }).status;
const hooksPath = () => spawnSync('git', ['-C', folder, 'config', 'core.hooksPath'], { env: env() }).stdout;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hooks-'));
  git('init', '--quiet', '--initial-branch=main');
  cpSync(HOOKS, join(folder, 'tools/hooks'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a commit says how many lines of the product it adds and removes, also when it is amended', () => {
  expect(setUp()).toBe(0);
  write('src/a.ts', 9);
  write('src/a.test.ts', 20);
  write('netlify/database/migrations/meta/1.json', 500);
  write('docs/a.md', 30);
  git('commit', '--quiet', '-m', 'Add a');
  expect(message()).toBe('Add a\n\nLines: +9 -0');

  write('src/a.ts', 4);
  write('netlify/b.ts', 2);
  git('commit', '--quiet', '-m', 'Cut a', '-m', 'Co-authored-by: Bo <bo@example.com>');
  expect(message()).toBe('Cut a\n\nCo-authored-by: Bo <bo@example.com>\nLines: +2 -5');
  write('netlify/b.ts', 3);
  git('commit', '--quiet', '--amend', '--no-edit');
  expect(message()).toMatch(/^Lines: \+3 -5$/m);
  write('src/a.ts', 9);
  git('rm', '--quiet', '-f', 'netlify/b.ts');
  git('commit', '--quiet', '--amend', '--no-edit', '--allow-empty');
  expect(message()).toMatch(/^Lines: \+0 -0$/m);
});

test('docs, tests and merges say nothing', () => {
  setUp();
  write('src/a.ts', 1);
  git('commit', '--quiet', '-m', 'Add a');
  git('checkout', '--quiet', '-b', 'other');
  write('src/b.ts', 7);
  git('commit', '--quiet', '-m', 'Add b');
  git('checkout', '--quiet', 'main');
  write('docs/a.md', 3);
  write('src/a.test.ts', 3);
  git('commit', '--quiet', '-m', 'Test a');
  expect(message()).toBe('Test a');
  git('merge', '--quiet', '--no-ff', '--no-edit', 'other');
  expect(message()).toBe("Merge branch 'other'");
});

test('an editor that is closed without a word still aborts', () => {
  setUp();
  write('src/a.ts', 1);
  const { status, stderr } = spawnSync('git', ['-C', folder, '-c', 'core.editor=true', 'commit'], {
    env: env(),
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 1, stderr: 'Aborting commit due to empty commit message.\n' });
});

test('it is set up in a checkout alone, and changes no other setting', () => {
  expect(setUp({ CI: 'true' })).toBe(0);
  expect(setUp({ PATH: join(folder, 'none') })).toBe(0);
  expect(hooksPath().toString()).toBe('');
  git('commit', '--quiet', '--allow-empty', '-m', 'Begin');
  git('worktree', 'add', '--quiet', join(folder, 'tree'));
  expect(setUp({}, join(folder, 'tree'))).toBe(0);
  expect(setUp({}, tmpdir())).toBe(0);
  expect(hooksPath().toString()).toBe('');
  expect(setUp()).toBe(0);
  expect(hooksPath().toString()).toBe('tools/hooks\n');

  git('config', 'core.hooksPath', 'mine');
  expect(setUp()).toBe(0);
  expect(hooksPath().toString()).toBe('mine\n');
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { run } from '../process/run.ts';
import { ROOT } from '../root.ts';
import { readPartReport, reportFile } from './outcome.ts';

const NAME = `trial-${process.pid}`;
const PART = join(ROOT, 'tools/checks/part.ts');
const FOLDER = join(ROOT, '.data', NAME);

afterAll(() => {
  rmSync(FOLDER, { recursive: true, force: true });
  for (const kind of ['.json', '.tests.json', '.counts']) rmSync(reportFile(NAME, kind), { force: true });
});

async function runPart(minutes: number, ...command: readonly string[]) {
  const { code } = await run('node', [PART, NAME, String(minutes), ...command], { quiet: true });
  const { passed, failed, output, note, counts } = readPartReport(NAME) ?? {};
  return { code, passed, failed, output, note, counts };
}

/** A shell that leaves a program in the background; how many of those run. */
const LEAVING = ['sh', '-c', `sleep 98765.${process.pid} & wait`];
const left = async () =>
  (await run('pgrep', ['-fc', `^sleep 98765.${process.pid}$`], { quiet: true })).stdout.trim();

test('a program that succeeds is one check, or as many as its last line says, with what it wants to be known', async () => {
  expect(await runPart(1, 'true')).toMatchObject({ code: 0, passed: 1, failed: 0 });
  const told = await runPart(1, 'echo', 'Note: mind the gap\n12 passed, 0 failed');
  expect(told).toMatchObject({ code: 0, passed: 12, failed: 0, note: 'mind the gap' });
  const failing = await runPart(1, 'sh', '-c', 'echo "two are wrong\n3 passed, 2 failed"; exit 1');
  expect(failing).toMatchObject({ code: 1, passed: 3, failed: 2 });
  expect(failing.output).toContain('two are wrong');
});

test('a program that is not there is named', async () => {
  const { code, failed, output } = await runPart(1, 'no-such-program');
  expect([code, failed]).toEqual([1, 1]);
  expect(output).toBe(`${NAME} could not start, as there is no program no-such-program. Run npm ci.`);
});

test('what hangs is ended with all that it started, and named with what to do', async () => {
  const { code, failed, output } = await runPart(0.02, ...LEAVING);
  expect([code, failed, await left()]).toEqual([1, 1, '0']);
  expect(output).toMatch(/^trial-\d+ was stopped after 0\.0 minutes, .* Run it alone .*: npm run trial-/);
});

test.each([['SIGTERM'], ['SIGINT']] as const)('%s ends all that it started', async (signal) => {
  const part = spawn('node', [PART, NAME, '1', ...LEAVING], { stdio: 'ignore' });
  await expect.poll(left, { timeout: 20_000 }).toBe('1');
  part.kill(signal);
  await once(part, 'exit');
  expect(await left()).toBe('0');
  expect(readPartReport(NAME)?.output).toContain('was ended from outside');
});

test('it ends with whoever started all of this, however that one was ended', async () => {
  const runner = spawn('sleep', ['1000'], { stdio: 'ignore' });
  const env = { ...process.env, RUNNER_PID: String(runner.pid) };
  const part = spawn('node', [PART, NAME, '1', ...LEAVING], { stdio: 'ignore', env });
  await expect.poll(left, { timeout: 20_000 }).toBe('1');
  runner.kill('SIGKILL');
  await once(part, 'exit');
  expect(await left()).toBe('0');
});

test('a failed test is told by its whole name, what differs and where, without frames of packages', async () => {
  mkdirSync(FOLDER, { recursive: true });
  const lines = [
    "import { appendFileSync } from 'node:fs';",
    "import { beforeAll, describe, expect, test } from 'vitest';",
    'const calls = Object.fromEntries(Array.from({ length: 99 }, (_, at) => [`call${at}`, [at]]));',
    "appendFileSync(process.env.COUNTS_FILE, 'page loads\\npage loads\\n');",
    "test('passes', () => {});",
    "describe('es.html', () => test('is routed', () => expect({ ...calls, call50: [] }).toEqual(calls)));",
    "describe('a group', () => {",
    "  beforeAll(() => { throw new Error('no database'); });",
    "  test('never runs', () => {});",
    '});',
  ];
  writeFileSync(join(FOLDER, 'a.test.js'), lines.join('\n'));
  writeFileSync(join(FOLDER, 'vitest.config.js'), 'export default { test: { diff: { expand: false } } };');
  const { passed, failed, output, counts } = await runPart(1, 'vitest', 'run', '--root', FOLDER);
  expect({ passed, failed, counts }).toEqual({ passed: 1, failed: 2, counts: { 'page loads': 2 } });
  const file = `.data/${NAME}/a.test.js`;
  expect(output?.split('\n')[0]).toBe(`${file} › es.html › is routed`);
  expect(output).toMatch(/^-.*"call50": \[$/m);
  expect(output).not.toMatch(/"call40"|node_modules/);
  expect(output).toContain(`    at ${file}:6`);
  expect(output).toContain(`\n\n${file}\nno database\n    at ${file}:8`);
});

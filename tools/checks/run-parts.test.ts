import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { endRuns, run } from '../process/run.ts';
import { ROOT } from '../root.ts';
import type { Part } from './parts.ts';
import { allPassed, runPart, runParts, tellResults } from './run-parts.ts';

const NAME = `trial-${process.pid}`;
const FOLDER = join(ROOT, '.data', NAME);
const part = (command: string): Part => ({ name: NAME, command, isOnBuild: false });

/** A file for a command, as its words have no spaces. */
function write(name: string, ...lines: readonly string[]): string {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, name), lines.join('\n'));
  return `.data/${NAME}/${name}`;
}
afterAll(() => {
  rmSync(FOLDER, { recursive: true, force: true });
  rmSync(join(ROOT, '.data/reports', `${NAME}.counts`), { force: true });
});

/** A shell that leaves a program in the background; how many of those run. */
const leaving = () => `sh ${write('leaving', `sleep 98765.${process.pid} & wait`)}`;
const left = async () =>
  (await run('pgrep', ['-fc', `^sleep 98765.${process.pid}$`], { quiet: true })).stdout.trim();

test('a program is one check, or as many as its last line says, with what it wants to be known', async () => {
  expect(await runPart(part('true'))).toMatchObject({ passed: 1, failed: 0 });
  const told = write('told', 'echo "Note: mind the gap\n12 passed, 0 failed"');
  expect(await runPart(part(`sh ${told}`))).toMatchObject({ passed: 12, failed: 0, note: 'mind the gap' });
  const failing = await runPart(part(`sh ${write('bad', 'echo "two\n3 passed, 2 failed"; exit 1')}`));
  expect(failing).toMatchObject({ passed: 3, failed: 2, output: expect.stringContaining('two') });
  const none = await runPart(part('no-such-program'));
  expect(none).toMatchObject({ failed: 1, output: 'There is no program no-such-program. Run npm ci.' });
});

test('what is interrupted is ended with all that it started', async () => {
  const interrupted = runPart(part(leaving()));
  await expect.poll(left, { timeout: 20_000 }).toBe('1');
  await endRuns();
  expect([(await interrupted).failed, await left()]).toEqual([1, '0']);
});

const VITEST = `vitest run --root .data/${NAME}`;

test('each test of a runner counts, a failed one with its name, what differs and where', async () => {
  write('vitest.config.js', 'export default { test: { diff: { expand: false } } };');
  write(
    'a.test.js',
    "import { appendFileSync } from 'node:fs';",
    "import { beforeAll, describe, expect, test } from 'vitest';",
    "appendFileSync(process.env.COUNTS_FILE, 'page loads\\npage loads\\n');",
    "test('passes', () => console.log(['chat', 'ter'].join('')));",
    "describe('es.html', () => test('is routed', () => expect({ a: 1, b: 2 }).toEqual({ a: 1, b: 3 })));",
  );
  const result = await runPart(part(VITEST));
  expect(result).toMatchObject({ passed: 1, failed: 1, counted: ['page loads', 'page loads'] });
  expect(result.output).toMatch(/a\.test\.js > es\.html > is routed[^]*^\+ +"b": 2,$[^]*a\.test\.js:5/m);
  expect(result.output).not.toContain('chatter');
});

test('a runner that breaks outside of tests, runs none or leaves no report is a failure', async () => {
  write(
    'a.test.js',
    "import { beforeAll, describe, test } from 'vitest';",
    "test('passes', () => {});",
    "describe('a group', () => { beforeAll(() => { throw new Error('no database'); }); test('b', () => {}); });",
  );
  const broken = await runPart(part(VITEST));
  expect(broken).toMatchObject({ passed: 1, failed: 1, output: expect.stringContaining('no database') });
  expect(await runPart(part(`${VITEST} --passWithNoTests nowhere`))).toMatchObject({ passed: 0, failed: 1 });
  const crashed = await runPart(part('vitest --no-such-option'));
  expect(crashed).toMatchObject({ passed: 0, failed: 1 });
});

test('of Playwright each width counts, in groups too', async () => {
  write(
    'a.spec.js',
    "import { expect, test } from 'playwright/test';",
    "test.describe('a group', () => test('loads', ({}, info) => expect(info.project.name).toBe('phone')));",
    "test.skip('later', () => {});",
  );
  const projects = "projects: [{ name: 'phone' }, { name: 'desktop' }]";
  const config = write('playwright.config.cjs', `module.exports = { testMatch: '*.spec.js', ${projects} };`);
  const result = await runPart(part(`playwright test --config ${config}`));
  expect(result).toMatchObject({ passed: 1, failed: 1 });
  expect(result.output).toMatch(/\[desktop\] › .*a\.spec\.js:2.* a group › loads/);
});

test('the end of a log adds up all parts', async () => {
  const two = await runParts([part('true'), part('false')]);
  expect(allPassed(two)).toBe(false);
  const lines = tellResults(two, 10.2).split('\n');
  expect(lines).toContain('in 10 s');
  expect(lines.at(-1)).toBe('1 passed, 1 failed');
});

import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../root.ts';
import { playwrightTests, testsOutcome } from './test-reports.ts';

const ran = { file: 'tests/api/a.test.ts', title: 'one' };
const one = { ran, groups: ['es.html'], hasPassed: true, messages: [] };

test('a failed test is told by its whole name and its message, without colors and the frames of packages', () => {
  const messages = ['\u001B[31mexpected 1\u001B[39m\n    at run (/x/node_modules/vitest/index.js:1:1)'];
  const results = [one, { ...one, hasPassed: false, messages }];
  expect(testsOutcome({ results, broken: [] }, 1, 'the log')).toEqual({
    passed: 1,
    failed: 1,
    output: 'tests/api/a.test.ts › es.html › one\nexpected 1',
    ran: [ran, ran],
  });
});

test('a message is no longer than a screen', () => {
  const results = [{ ...one, hasPassed: false, messages: ['x'.repeat(9_000)] }];
  expect(testsOutcome({ results, broken: [] }, 1, '').output.length).toBeLessThan(1_600);
});

test('of Playwright’s report each width that ran counts, in groups too, and flaky is failed', () => {
  const location = { file: join(ROOT, 'tests/e2e/a.spec.ts'), line: 7 };
  const results = [{ errors: [{ message: 'not visible', location }] }];
  const tests = [
    { projectName: 'phone', status: 'unexpected', results },
    {
      projectName: 'desktop',
      status: 'expected',
      annotations: [{ type: 'page loads', description: '3' }, { type: 'slow' }],
      results: [],
    },
    { projectName: 'wide', status: 'flaky', results: [] },
    { projectName: 'none', status: 'skipped', results: [] },
  ];
  const specs = [{ title: 'one', file: 'a.spec.ts', tests }];
  const suites = [{ title: 'a.spec.ts', specs: [], suites: [{ title: 'a group', specs }] }];
  const report = playwrightTests({ config: { rootDir: join(ROOT, 'tests/e2e') }, suites });
  const outcome = testsOutcome(report, 1, 'the log');
  expect([outcome.passed, outcome.failed]).toEqual([1, 2]);
  expect(outcome.output).toBe(
    [
      'tests/e2e/a.spec.ts › a group › one (phone)\nnot visible\n    at tests/e2e/a.spec.ts:7',
      'tests/e2e/a.spec.ts › a group › one (wide)',
    ].join('\n\n'),
  );
  expect(report.counted).toEqual(['page loads', 'page loads', 'page loads']);
  expect(outcome.ran?.[0]).toEqual({ file: 'tests/e2e/a.spec.ts', title: 'one' });
});

test('what the page showed is told with a failure', async () => {
  const path = join(await mkdtemp(join(tmpdir(), 'report ')), 'error-context.md');
  const page = ['- banner [ref=e1]:', '- main [ref=e2] [cursor=pointer]:', '  - text: Closed'];
  await writeFile(path, ['# Page snapshot', '', '```yaml', ...page, '```', ''].join('\n'));
  const results = [{ errors: [{ message: 'no' }], attachments: [{ name: 'error-context', path }] }];
  const tests = [{ status: 'unexpected', results }];
  const suites = [{ title: 'a.spec.ts', specs: [{ title: 'one', file: 'a.spec.ts', tests }] }];
  const { output } = testsOutcome(playwrightTests({ config: { rootDir: ROOT }, suites }), 1, '');
  expect(output).toBe('a.spec.ts › one\nno\nThe page showed:\n- main:\n  - text: Closed');
});

test.each([
  ['all passed', { results: [one], broken: [] }, 0, { passed: 1, failed: 0 }],
  ['what broke outside of tests is told', { results: [one], broken: ['no'] }, 1, { failed: 1, output: 'no' }],
  ['the runner broke without a word', { results: [one], broken: [] }, 1, { failed: 1, output: 'the log' }],
  ['no test was executed', { results: [], broken: [] }, 0, { passed: 0, failed: 1 }],
  ['the runner wrote no report', undefined, 1, { failed: 1, output: 'the log\nNo test was executed.' }],
])('%s', (_, report, exitCode, expected) => {
  expect(testsOutcome(report, exitCode, 'the log')).toMatchObject(expected);
});

import { expect, test } from 'vitest';
import { auditOutcome } from './audit.ts';
import { tellResults } from './run-parts.ts';

/** As npm prints it (npm docs, "npm audit", report version 2). */
const report = (...names: readonly string[]) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(names.map((name) => [name, { name, severity: 'high', via: [] }])),
    metadata: { vulnerabilities: { total: names.length } },
  });

test('no known hole passes', () => {
  expect(auditOutcome(report(), report())).toEqual({ passed: 1, failed: 0, output: '' });
});

test('a hole in what the site runs on fails, by name', () => {
  const { failed, output } = auditOutcome(report('nodemailer'), report('nodemailer', 'vite'));
  expect(failed).toBe(1);
  expect(output).toContain('nodemailer (high)');
});

test('a hole in what only builds the site is told', () => {
  const { passed, failed, note } = auditOutcome(report(), report('vite'));
  expect({ passed, failed }).toEqual({ passed: 1, failed: 0 });
  expect(note).toContain('vite (high)');
});

test.each([
  ['a registry without that question', JSON.stringify({ message: '405 Method Not Allowed', error: {} })],
  ['no registry', ''],
  ['a page of a proxy', '<html>'],
])('%s is no failure and no success, and is told at the end', (_, answer) => {
  const outcome = auditOutcome(answer, answer);
  expect(outcome).toMatchObject({ passed: 0, failed: 0 });
  const told = tellResults([{ ...outcome, name: 'audit', seconds: 1 }], 1);
  expect(told).toMatch(/^! audit +1\.0 s$/m);
  expect(told).toContain('The registry gave no answer to npm audit');
  expect(told).toContain('0 passed, 0 failed');
});

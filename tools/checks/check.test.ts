import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runChecks, workCheck } from './check.ts';

const said: string[] = [];
beforeEach(() => void vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line)));
afterEach(() => {
  vi.restoreAllMocks();
  said.length = 0;
});

const fine = workCheck('fine', async () => {});
const lost = workCheck('lost', () => Promise.reject(new Error('no report')));

test('a check that rejects has failed, and those after it run all the same', async () => {
  expect(await runChecks([lost, [fine, fine]])).toBe(false);
  expect(said.slice(-2)).toEqual(['✗ lost\nError: no report', '2 passed, 1 failed']);
});

test('where nothing failed the counts stand alone at the end', async () => {
  expect(await runChecks([fine])).toBe(true);
  expect(said).toEqual([expect.stringMatching(/^✓ fine \([\d.]+ s\)$/), '1 passed, 0 failed']);
});

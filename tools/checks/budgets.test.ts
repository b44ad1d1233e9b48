import { expect, test } from 'vitest';
import { checkBudgets } from './budgets.ts';

test('what all parts made is held to the budgets, and so is a budget that nothing counts', () => {
  const parts = [
    { name: 'test:journeys', passed: 200, counts: { 'page loads': 900 } },
    { name: 'test:measured', passed: 9, counts: { 'page loads': 20 } },
  ];
  expect(checkBudgets(parts, { journeys: 200, 'page loads': 920 })).toMatchObject({ passed: 1, failed: 0 });
  expect(checkBudgets(parts, { journeys: 199, 'axe runs': 10 }).output.split('\n')).toEqual([
    expect.stringMatching(/^npm test makes 920 page loads, and may make 0 /),
    expect.stringMatching(/^npm test makes 200 journeys, and may make 199 /),
    expect.stringMatching(/^Nothing counts axe runs anymore/),
  ]);
});

import { expect, test } from 'vitest';
import { checkBudgets } from './budgets.ts';

test('what all parts made is held to the budgets, and so is a budget that nothing counts', () => {
  const parts = [{ counted: ['journeys', 'page loads'] }, { counted: ['page loads'] }, {}];
  expect(checkBudgets(parts, { journeys: 1, 'page loads': 2 })).toMatchObject({ passed: 1, failed: 0 });
  expect(checkBudgets(parts, { journeys: 9, 'page loads': 1, 'axe runs': 10 }).output.split('\n')).toEqual([
    expect.stringMatching(/^npm test makes 2 page loads, and may make 1 to 1 /),
    expect.stringMatching(/^npm test makes 0 axe runs/),
  ]);
});

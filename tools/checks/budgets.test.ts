import { expect, test } from 'vitest';
import { addCounts, budgetProblems } from './budgets.ts';

test('what several parts did is added up, with the journeys', () => {
  const parts = [
    { name: 'test:journeys', passed: 200, counts: { 'page loads': 900 } },
    { name: 'test:measured', passed: 9, counts: { 'page loads': 20, 'builds within tests': 1 } },
    { name: 'check:lint', passed: 1 },
  ];
  expect(addCounts(parts)).toEqual({ journeys: 200, 'page loads': 920, 'builds within tests': 1 });
});

test('whoever needs more than the budget is told how much, and so is a budget that nothing counts', () => {
  const budgets = { journeys: 200, 'axe runs': 10 };
  expect(budgetProblems({ journeys: 200, 'axe runs': 1 }, budgets)).toEqual([]);
  expect(budgetProblems({ journeys: 201, 'page loads': 1 }, budgets)).toEqual([
    expect.stringMatching(/^npm test makes 201 journeys, and may make 200 /),
    expect.stringMatching(/^npm test makes 1 page loads, and may make 0 /),
    expect.stringMatching(/^Nothing counts axe runs anymore/),
  ]);
});

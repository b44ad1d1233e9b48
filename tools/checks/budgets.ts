import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { type CheckOutcome, problemsOutcome } from './outcome.ts';

const FILE = 'tools/checks/budgets.json';

export type Counts = Readonly<Record<string, number>>;

/** How much of what takes time several parts did together, journeys included. */
export function addCounts(
  parts: readonly { readonly name: string; readonly counts?: Counts; readonly passed: number }[],
): Counts {
  const sums: Record<string, number> = {};
  for (const { name, counts = {}, passed } of parts) {
    const journeys = name === 'test:journeys' ? { journeys: passed } : {};
    for (const [what, times] of Object.entries({ ...journeys, ...counts }))
      sums[what] = (sums[what] ?? 0) + times;
  }
  return sums;
}

const isWithin = (what: string, times: number, most: number | undefined): string[] =>
  most !== undefined && times <= most
    ? []
    : [
        `npm test makes ${times} ${what}, and may make ${most ?? 0} (${FILE}): take some out, or move them to the proof.`,
      ];

/** Compares with the budgets. A budget that nothing is counted for anymore is as wrong as one that is exceeded. */
export const budgetProblems = (counts: Counts, budgets: Counts): readonly string[] => [
  ...Object.entries(counts).flatMap(([what, times]) => isWithin(what, times, budgets[what])),
  ...Object.keys(budgets)
    .filter((what) => !counts[what])
    .map((what) => `Nothing counts ${what} anymore, but they have a budget in ${FILE}.`),
];

export const checkBudgets = (counts: Counts): CheckOutcome =>
  problemsOutcome(budgetProblems(counts, JSON.parse(readFileSync(join(ROOT, FILE), 'utf8')) as Counts));

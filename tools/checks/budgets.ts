import budgets from './budgets.json' with { type: 'json' };
import { type CheckOutcome, problemsOutcome } from './outcome.ts';

/** What takes time, and is counted while `npm test` runs (tests/support/count.ts). */
export type Counted = keyof typeof budgets;

/** Compares what all parts counted with the budgets. A budget for which nothing is counted anymore is as wrong as an exceeded one. */
export function checkBudgets(
  parts: readonly { readonly counted?: readonly string[] }[],
  most: Readonly<Record<string, number>> = budgets,
): CheckOutcome {
  const all = Object.entries(most).map(([what, times]) => {
    const made = parts.flatMap(({ counted = [] }) => counted).filter((each) => each === what).length;
    const told = `npm test makes ${made} ${what}, and may make 1 to ${times} (tools/checks/budgets.json).`;
    return made === 0 || made > times ? [told] : [];
  });
  return problemsOutcome(all.flat());
}

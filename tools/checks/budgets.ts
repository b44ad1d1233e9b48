import budgets from './budgets.json' with { type: 'json' };
import { type CheckOutcome, problemsOutcome } from './outcome.ts';

/** What takes time, and is counted while `npm test` runs (tests/support/count.ts). */
export type Counted = keyof typeof budgets;

/** Holds what all parts made to the budgets. One that nothing is counted for anymore is as wrong as one exceeded. */
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

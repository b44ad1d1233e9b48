import budgets from './budgets.json' with { type: 'json' };
import { type CheckOutcome, problemsOutcome } from './outcome.ts';

const FILE = 'tools/checks/budgets.json';

type Counts = Readonly<Record<string, number>>;

/** Compares what parts of `npm test` counted with the budgets. One that nothing is counted for anymore is as wrong as one exceeded. */
export function checkBudgets(
  parts: readonly { readonly name: string; readonly counts?: Counts; readonly passed: number }[],
  most: Counts = budgets,
): CheckOutcome {
  const made: Record<string, number> = {};
  for (const { name, counts = {}, passed } of parts)
    for (const [what, times] of Object.entries({
      ...counts,
      ...(name === 'test:journeys' ? { journeys: passed } : {}),
    }))
      made[what] = (made[what] ?? 0) + times;
  const exceeded = Object.entries(made).filter(([what, times]) => times > (most[what] ?? 0));
  return problemsOutcome([
    ...exceeded.map(
      ([what, times]) =>
        `npm test makes ${times} ${what}, and may make ${most[what] ?? 0} (${FILE}): take some out, or move them to the proof.`,
    ),
    ...Object.keys(most)
      .filter((what) => !made[what])
      .map((what) => `Nothing counts ${what} anymore, but they have a budget in ${FILE}.`),
  ]);
}

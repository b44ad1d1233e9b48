import { checkBudgets } from './checks/budgets.ts';
import { installPrograms } from './ensure-programs.ts';
import { headCommit } from './checks/slices.ts';
import { ALONE, QUICK, SIDE_BY_SIDE } from './checks/parts.ts';
import { allPassed, type PartResult, rememberResults, runParts, tellResults } from './checks/run-parts.ts';
import { onShutdown } from './process/on-shutdown.ts';
import { endRuns } from './process/run.ts';

// `npm test`; with the argument "quick" `npm run verify`; with names of parts, those alone.
onShutdown(endRuns, 130);

const [first, ...others] = process.argv.slice(2);
const isQuick = first === 'quick';
const named = first === undefined || isQuick ? [] : [first, ...others];
const ALL = [...QUICK, ...SIDE_BY_SIDE, ...ALONE];
const unknown = named.filter((name) => !ALL.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(`npm test has ${ALL.map(({ name }) => name).join(', ')}, and not ${unknown.join(', ')}.`);
  process.exit(2);
}

const startedAt = performance.now();
await installPrograms(isQuick ? ['chromium'] : ['chromium', 'java']);
const results: PartResult[] = [];
if (named.length > 0) {
  results.push(
    ...(await runParts(
      ALL.filter(({ name }) => named.includes(name)),
      { atOnce: 1 },
    )),
  );
} else if (isQuick) {
  results.push(...(await runParts(QUICK)));
} else {
  results.push(...(await runParts([...QUICK, ...SIDE_BY_SIDE])));
  // One after the other: each uses all cores, and tests would time out on a busier machine.
  results.push(...(await runParts(ALONE, { atOnce: 1 })));
  results.push({ ...checkBudgets(results), seconds: 0, name: 'budgets' });
  rememberResults(results, await headCommit());
}
console.log(tellResults(results, (performance.now() - startedAt) / 1_000));
process.exit(allPassed(results) ? 0 : 1);

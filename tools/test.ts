import { checkBudgets, addCounts } from './checks/budgets.ts';
import { checkConformanceRan } from './checks/conformance.ts';
import { installPrograms } from './checks/ensure-programs.ts';
import { headCommit } from './checks/head-commit.ts';
import { writePartReport } from './checks/outcome.ts';
import { type PartResult, runParts } from './checks/run-parts.ts';
import { allPassed, sumOf, tellResults } from './checks/tell-results.ts';
import { onShutdown } from './process/on-shutdown.ts';
import { endRuns } from './process/run.ts';

// `npm test`, and with the argument "quick" `npm run verify`.
onShutdown(endRuns, 130);

const isQuick = process.argv[2] === 'quick';
const startedAt = Date.now();
const seconds = () => (Date.now() - startedAt) / 1_000;
// Here, where sudo can still ask for a password: wireit's parts have no terminal.
await installPrograms(isQuick ? ['chromium'] : ['chromium', 'java']);
const results: PartResult[] = [];
// One after the other: each uses all cores, and tests would time out on a busier machine.
for (const script of isQuick ? ['checks'] : ['checks:all', 'test:server', 'test:journeys'])
  results.push(...(await runParts(script)));
if (!isQuick) {
  const counts = addCounts(results);
  const rest = { seconds: 0, isUnchanged: false };
  const proven = await checkConformanceRan(
    results.flatMap(({ ran = [] }) => ran),
    !allPassed(results),
  );
  results.push({ ...proven, ...rest, name: 'what is asked was tested' });
  results.push({ ...checkBudgets(counts), ...rest, name: 'budgets' });
  const [passed, failed] = [sumOf(results, 'passed'), sumOf(results, 'failed')];
  const commit = await headCommit();
  // For `npm run proof -- --slice` and for new budgets.
  writePartReport('npm test', { passed, failed, output: '', startedAt, seconds: seconds(), counts, commit });
}
console.log(tellResults(results, seconds()));
process.exit(allPassed(results) ? 0 : 1);

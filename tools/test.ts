import { checkConformanceRan } from './checks/conformance.ts';
import { runParts, type PartResult } from './checks/run-parts.ts';
import { allPassed, tellResults } from './checks/tell-results.ts';
import { onShutdown } from './process/on-shutdown.ts';
import { endRuns } from './process/run.ts';

onShutdown(endRuns, 130);

const start = performance.now();
const results: PartResult[] = [];
// One after the other: each uses all cores, and tests would time out on a busier machine.
for (const script of ['checks:all', 'test:server', 'test:journeys'])
  results.push(...(await runParts(script)));
const proven = await checkConformanceRan(results.flatMap(({ ran = [] }) => ran));
results.push({ ...proven, title: 'those tests were run', seconds: 0, isUnchanged: false });
console.log(tellResults(results, (performance.now() - start) / 1_000));
process.exit(allPassed(results) ? 0 : 1);

import { readPartReport } from './checks/outcome.ts';
import { PARTS } from './checks/parts.ts';
import { partsOf, runParts } from './checks/run-parts.ts';
import { allPassed, tellResults } from './checks/tell-results.ts';
import { onShutdown } from './process/on-shutdown.ts';
import { endRuns } from './process/run.ts';

onShutdown(endRuns, 130);

const minutes = (seconds: number) => `${(seconds / 60).toFixed(1)} min`;

console.log('All that is deeper than npm test. What has passed as everything stands is not run again.\n');
for (const name of partsOf('proof:all')) {
  const last = readPartReport(name);
  console.log(
    `${name.padEnd(18)} ${(PARTS[name]?.title ?? '').padEnd(56)} ${last ? `${minutes(last.seconds)} last time` : 'never run here'}`,
  );
}
console.log();

const start = performance.now();
// One after the other, because several of them measure time or use all cores.
const results = await runParts('proof:all', { atOnce: 1 });
console.log(tellResults(results, (performance.now() - start) / 1_000));
process.exit(allPassed(results) ? 0 : 1);

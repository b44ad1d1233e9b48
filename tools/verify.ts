import { runParts } from './checks/run-parts.ts';
import { allPassed, tellResults } from './checks/tell-results.ts';
import { onShutdown } from './process/on-shutdown.ts';
import { endRuns } from './process/run.ts';

onShutdown(endRuns, 130);

const start = performance.now();
const results = await runParts('checks');
console.log(tellResults(results, (performance.now() - start) / 1_000));
process.exit(allPassed(results) ? 0 : 1);

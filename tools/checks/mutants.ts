import { join } from 'node:path';
import { onShutdown } from '../process/on-shutdown.ts';
import { endRuns, run } from '../process/run.ts';
import { ROOT } from '../root.ts';

// Stryker, which tools/run.mjs has installed into tools/extras/.
onShutdown(endRuns, 130);
const stryker = join(ROOT, 'tools/extras/node_modules/.bin/stryker');
const { code } = await run(stryker, ['run', 'tools/checks/mutants.config.mjs']);
process.exit(code);

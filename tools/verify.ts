import { runChecks } from './checks/check.ts';
import { VERIFY_CHECKS } from './checks/verify-checks.ts';
import { onShutdown } from './process/on-shutdown.ts';
import { endRuns } from './process/run.ts';

onShutdown(endRuns, 130);

process.exit((await runChecks(VERIFY_CHECKS)) ? 0 : 1);

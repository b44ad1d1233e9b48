import { runChecks, workCheck } from './checks/check.ts';
import { ensureChromium } from './checks/chromium.ts';
import { conformanceRanCheck } from './checks/conformance.ts';
import { playwrightCheck, vitestCheck } from './checks/test-runners.ts';
import { VERIFY_CHECKS } from './checks/verify-checks.ts';
import { w3cCheck } from './checks/w3c-validator.ts';
import { onShutdown } from './process/on-shutdown.ts';
import { endRuns } from './process/run.ts';

onShutdown(endRuns, 130);

const allPassed = await runChecks([
  workCheck('Chromium is here', ensureChromium),
  ...VERIFY_CHECKS,
  w3cCheck,
  vitestCheck('calls, by contract', 'api', { loud: true }),
  // The same plans each time, so that a change is refused for itself alone; `npm run bench` makes up new ones.
  vitestCheck('faults', 'faults', { loud: true, seed: 1 }),
  playwrightCheck('journeys in a browser'),
  conformanceRanCheck,
]);
process.exit(allPassed ? 0 : 1);

import { setTimeout as sleep } from 'node:timers/promises';
import { onShutdown } from '../process/on-shutdown.ts';
import { endRuns } from '../process/run.ts';
import { ensurePrograms } from './ensure-programs.ts';
import { type CheckOutcome, failedWith, writePartReport } from './outcome.ts';
import { type Part, PARTS } from './parts.ts';

// `node tools/checks/part.ts <name>` runs one part and leaves its report. wireit starts each part this way (package.json).
onShutdown(endRuns, 130);

async function hangs(name: string, { mostMinutes }: Part): Promise<CheckOutcome> {
  await sleep(mostMinutes * 60_000);
  await endRuns();
  return failedWith(
    `It was stopped after ${mostMinutes} minutes. Run it alone to see where it hangs: npm run ${name}`,
  );
}

const [name = ''] = process.argv.slice(2);
const { [name]: part } = PARTS;
if (!part) throw new Error(`There is no part ${name}: the parts are ${Object.keys(PARTS).join(', ')}.`);

const startedAt = Date.now();
const work = ensurePrograms(part.needs).then(() => part.run());
const outcome = await Promise.race([work, hangs(name, part)]).catch((error: unknown) =>
  failedWith(error instanceof Error ? error.message : String(error)),
);
writePartReport(name, { ...outcome, startedAt, seconds: (Date.now() - startedAt) / 1_000 });
if (outcome.failed > 0) console.error(outcome.output);
process.exit(outcome.failed === 0 ? 0 : 1);

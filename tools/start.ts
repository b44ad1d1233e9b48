import { join } from 'node:path';
import { build } from './build.ts';
import { chosenHost, chosenPort } from './chosen-address.ts';
import { clearDirectory } from './database/running-postgres.ts';
import { findPostgres } from './database/site-database.ts';
import { requireFreePort } from './host/listen.ts';
import { onShutdown } from './process/on-shutdown.ts';
import { endRuns } from './process/run.ts';
import { step, timedLog } from './process/step.ts';
import { ROOT } from './root.ts';
import { exitCodeOf } from './setup-error.ts';
import { type Stack, startStack } from './stack.ts';

let stack: Stack | undefined;
onShutdown(async () => {
  await endRuns();
  await stack?.stop();
}, 0);

try {
  const dataDirectory = join(ROOT, '.data');
  const port = chosenPort();
  const host = chosenHost();
  await requireFreePort(port, host);
  await findPostgres();
  // Before the build, which would replace the pages and functions of a site that runs from here.
  await clearDirectory(join(dataDirectory, 'postgres'));
  await step('Building the pages and the functions', () => build());
  stack = await startStack({
    port,
    host,
    dataDirectory,
    withSamples: true,
    log: timedLog(),
  });
  console.log(`Mail that the site sends is at ${stack.origin}/sandbox/mail`);
  console.log(`Ready: ${stack.origin}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(exitCodeOf(error));
}

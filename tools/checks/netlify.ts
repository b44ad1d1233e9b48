import { onShutdown } from '../process/on-shutdown.ts';
import { endRuns, run } from '../process/run.ts';

// One journey of each kind on the site as Netlify's own program builds and serves it, which tools/run.mjs has installed into tools/netlify/.
onShutdown(endRuns, 130);
process.exit((await run('playwright', ['test', '--project=netlify', '--reporter=list'])).code);

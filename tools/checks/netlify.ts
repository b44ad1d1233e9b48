import { onShutdown } from '../process/on-shutdown.ts';
import { endRuns, run } from '../process/run.ts';

// One journey of each kind on the site as Netlify's own program builds and serves it, which tools/run.mjs has installed into tools/netlify/.
onShutdown(endRuns, 130);
const { code, output } = await run('playwright', ['test', '--project=netlify', '--reporter=list'], {
  quiet: true,
  isShown: true,
});
const count = (what: string) => new RegExp(`^\\s*(\\d+) ${what}\\b`, 'm').exec(output)?.[1] ?? '0';
// For tools/checks/run-parts.ts.
console.log(`${count('passed')} passed, ${count('failed')} failed`);
process.exit(code);

import { parseArgs } from 'node:util';
import { BROWSER_CHECK, PAGE_CHECKS } from './deploy/page-checks.ts';
import { CALL_CHECKS, DATABASE_CHECKS } from './deploy/call-checks.ts';
import { askSite, type Deploy, type DeployResult, runChecks, tellDeployResult } from './deploy/check.ts';

const HELP = `Asks a deployed site what cannot be known before a deploy. It changes nothing there.

  npm run deploy:check -- https://www.example.com
  npm run deploy:check -- https://deploy--site.netlify.app --domain https://www.example.com

  --domain  what its pages call themselves by, where that is another address

DATABASE_URL lets it look for purges, overdue messages and sample customers; NETLIFY_AUTH_TOKEN with NETLIFY_SITE_ID
for the schedules that Netlify knows. What is not set is "not checked".`;

function readDeploy(args: readonly string[]): Deploy | null {
  const options = {
    domain: { type: 'string' },
    help: { type: 'boolean', default: false },
  } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [address] = positionals;
  if (values.help || address === undefined) return null;
  const { origin } = new URL(address);
  return { origin, domain: new URL(values.domain ?? address).origin, env: process.env };
}

async function checkDeploy(deploy: Deploy): Promise<boolean> {
  console.log(`Checking ${deploy.origin} …`);
  await askSite(deploy.origin).catch((cause: unknown) => {
    throw new Error(`${deploy.origin} does not answer.`, { cause });
  });
  const results: DeployResult[] = [];
  const checks = [...CALL_CHECKS, ...PAGE_CHECKS, BROWSER_CHECK, ...DATABASE_CHECKS];
  for await (const result of runChecks(checks, deploy)) {
    console.log(tellDeployResult(result));
    results.push(result);
  }
  const failed = results.filter(({ problems }) => problems.length > 0).length;
  const unchecked = results.filter(({ because }) => because !== undefined).length;
  const passed = results.length - failed - unchecked;
  console.log(`\n${passed} passed, ${failed} failed, ${unchecked} not checked`);
  return failed === 0;
}

try {
  const deploy = readDeploy(process.argv.slice(2));
  if (deploy) process.exitCode = (await checkDeploy(deploy)) ? 0 : 1;
  else console.log(HELP);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

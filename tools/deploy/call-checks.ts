import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { and, eq, lt, sql } from 'drizzle-orm';
import { createDatabase, type Database } from '../../netlify/database/client.ts';
import { outbox } from '../../netlify/database/schema/outbox.ts';
import { providerHealth } from '../../netlify/database/schema/providers.ts';
import { customers } from '../../netlify/database/schema/rewards.ts';
import type { Endpoint } from '../../src/domain/shared/contract/endpoint.ts';
import { healthApi } from '../../src/domain/shared/contract/health.api.ts';
import { chosenDatabase } from '../database/chosen-database.ts';
import { ROOT } from '../root.ts';
import { askSite, type DeployCheck, forEachOf } from './check.ts';

type AnyContract = Pick<Endpoint, 'method' | 'path' | 'access'>;

const isContract = (value: unknown): value is AnyContract =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'output' in value;

async function readContracts(): Promise<readonly AnyContract[]> {
  const files = globSync('src/domain/**/*.api.ts', { cwd: ROOT }).toSorted();
  const modules = await Promise.all(files.map((file) => import(join(ROOT, file)) as Promise<object>));
  return modules.flatMap((module) => Object.values(module).filter(isContract));
}

const NOBODY = '00000000-0000-4000-8000-000000000000';
const addressOf = (origin: string, path: string) => origin + path.replace(/:\w+/g, NOBODY);

const health: DeployCheck = {
  title: 'settings are complete and the database answers',
  async work({ origin }) {
    const response = await askSite(origin + healthApi.path);
    if (response.status === 200) return [];
    return [
      `${healthApi.path} answers ${response.status} ${await response.text()}`,
      'The log of the function `health` names what is missing.',
    ];
  },
};

const reachable: DeployCheck = {
  title: 'every call reaches its function',
  async work({ origin }) {
    const methods = new Map<string, string[]>();
    for (const { method, path } of await readContracts())
      methods.set(path, [...(methods.get(path) ?? []), method]);
    return forEachOf([...methods], async ([path, allowed]) => {
      // No call has this method, so nothing is read or written: the function says what it has.
      const { status, headers } = await askSite(addressOf(origin, path), { method: 'OPTIONS' });
      const has = headers.get('allow')?.split(/\s*,\s*/) ?? [];
      const isRight = status === 405 && allowed.every((method) => has.includes(method));
      return isRight ? [] : [`OPTIONS ${path} answers ${status}, with ${has.join(', ') || 'no method'}`];
    });
  },
};

const guarded: DeployCheck = {
  title: 'staff calls refuse who is not signed in',
  async work({ origin }) {
    const calls = (await readContracts()).filter(
      ({ method, access }) => method === 'GET' && access !== undefined && access !== 'provider',
    );
    return forEachOf(calls, async ({ path }) => {
      const { status } = await askSite(addressOf(origin, path));
      return status === 401 ? [] : [`${path} answers ${status}`];
    });
  },
};

const webhooks: DeployCheck = {
  title: 'webhooks refuse what is not signed',
  async work({ origin }) {
    // Those with a parameter are signed by their URL.
    const calls = (await readContracts()).filter(
      ({ access, path }) => access === 'provider' && !path.includes(':'),
    );
    return forEachOf(calls, async ({ path }) => {
      const headers = { 'content-type': 'application/json' };
      const response = await askSite(origin + path, { method: 'POST', headers, body: '{}' });
      const { code = '' } = (await response.json().catch(() => ({}))) as { code?: string };
      // One whose provider is not set up takes nothing at all.
      return ['invalid_signature', 'unavailable', 'pos_not_set_up'].includes(code)
        ? []
        : [`${path} answers ${response.status} ${code}`];
    });
  },
};

interface DeployedSite {
  readonly published_deploy?: { readonly function_schedules?: readonly { name: string; cron: string }[] };
}

const SCHEDULE = /export const config = \{[^}]*\bschedule: '([^']+)'/;

const schedules: DeployCheck = {
  title: 'Netlify knows when to run the scheduled functions',
  async work({ env }) {
    const { NETLIFY_AUTH_TOKEN: token, NETLIFY_SITE_ID: site } = env;
    if (!token || !site) return { because: 'Set NETLIFY_AUTH_TOKEN and NETLIFY_SITE_ID.' };
    const api = env['NETLIFY_API_URL'] || 'https://api.netlify.com';
    const headers = { authorization: `Bearer ${token}` };
    const response = await askSite(`${api}/api/v1/sites/${site}`, { headers });
    if (!response.ok) return [`Netlify's API answers ${response.status}`];
    const { published_deploy: deploy } = (await response.json()) as DeployedSite;
    const known = new Map(deploy?.function_schedules?.map(({ name, cron }) => [name, cron]));
    return globSync('netlify/functions/*.ts', { cwd: ROOT }).flatMap((file) => {
      const name = basename(file, '.ts');
      const [, written] = SCHEDULE.exec(readFileSync(join(ROOT, file), 'utf8')) ?? [];
      if (written === undefined || known.get(name) === written) return [];
      return [`${name}: ${known.get(name) ?? 'not known'}, not ${written}`];
    });
  },
};

/** What functions answer for. */
export const CALL_CHECKS: readonly DeployCheck[] = [health, reachable, guarded, webhooks, schedules];

type Work = (db: Database) => ReturnType<DeployCheck['work']>;

/** Needs the site's own database; never the one of this machine's `npm start`. */
const onItsDatabase = (title: string, work: Work): DeployCheck => ({
  title,
  async work({ env }) {
    if (!env['DATABASE_URL'] && !env['NETLIFY_DB_URL']) return { because: 'Set DATABASE_URL.' };
    const { db, close } = createDatabase(await chosenDatabase(env));
    try {
      return await work(db);
    } finally {
      await close();
    }
  },
});

const purges = onItsDatabase('what staff changed was purged from the edge', async (db) => {
  const [purge] = await db.select().from(providerHealth).where(eq(providerHealth.provider, 'cdn'));
  if (!purge) return { because: 'Nothing was purged yet: change a price in /admin, and run this again.' };
  const { failedAt, succeededAt, failure } = purge;
  const isWell = !failedAt || (succeededAt !== null && succeededAt > failedAt);
  return isWell ? [] : [`The last purge failed at ${failedAt.toISOString()}: ${failure ?? ''}`];
});

/** At night what is due waits for fifteen. */
const OVERDUE_MINUTES = 20;

const outboxWorked = onItsDatabase('scheduled functions run: nothing waits in the outbox', async (db) => {
  const since = sql`now() - make_interval(mins => ${OVERDUE_MINUTES})`;
  const late = await db.$count(outbox, and(eq(outbox.state, 'pending'), lt(outbox.availableAt, since)));
  return late === 0 ? [] : [`${late} messages are more than ${OVERDUE_MINUTES} minutes late`];
});

const noSamples = onItsDatabase('there are no sample customers', async (db) => {
  const samples = await db.$count(customers, sql`${customers.phone} ~ '55501\\d\\d$'`);
  return samples === 0 ? [] : [`${samples} customers have a telephone number reserved for fiction`];
});

/** What only the database knows. */
export const DATABASE_CHECKS: readonly DeployCheck[] = [purges, outboxWorked, noSamples];

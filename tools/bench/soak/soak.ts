import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { EFFORT } from '../effort.ts';
import { forkTool } from '../fork-tool.ts';
import { SOAK } from '../limits.ts';
import { loadAt, type LoadFigures } from '../load.ts';
import type { SoakServices } from './services.ts';
import type { Sample, SoakSite } from './site.ts';
import { mixedVisits } from './visits.ts';

interface TimedSample extends Sample {
  readonly minute: number;
  /** Of all functions, at PostgreSQL. */
  readonly connections: number;
}

export interface SoakFigures {
  readonly minutes: number;
  readonly answers: LoadFigures;
  readonly samples: readonly TimedSample[];
  /** What may be open at PostgreSQL at once. */
  readonly mostConnections: number;
}

const CONNECTIONS = `select count(*)::int as count from pg_stat_activity
  where backend_type = 'client backend' and pid <> pg_backend_pid()`;

/** Visitors of all kinds at a steady rate, while memory and connections of the process that serves them are looked at. */
export async function soak(): Promise<SoakFigures> {
  const services = await forkTool<SoakServices>('soak/services.ts');
  const { environment, port, databaseUrl, ownersCookie } = services.first;
  const site = await forkTool<SoakSite>('soak/site.ts', [String(port)], {
    env: { ...process.env, ...environment },
    execArgv: ['--expose-gc'],
  });
  const client = new Client({ connectionString: databaseUrl });
  try {
    await client.connect();
    const { requests, functions } = await mixedVisits(site.first.origin, ownersCookie);
    const startedAt = performance.now();
    const sample = async (): Promise<TimedSample> => {
      const answered = once(site.child, 'message');
      site.child.send('sample');
      const [taken] = (await answered) as [Sample];
      const { rows } = await client.query<{ count: number }>(CONNECTIONS);
      const minute = (performance.now() - startedAt) / 60_000;
      return { ...taken, minute, connections: rows[0]?.count ?? 0 };
    };
    const over = new AbortController();
    const watch = async () => {
      const samples: TimedSample[] = [];
      while (!over.signal.aborted) {
        await sleep(EFFORT.sampleSeconds * 1_000, undefined, { signal: over.signal }).catch(() => {});
        samples.push(await sample());
      }
      return samples;
    };
    const watching = watch();
    const answers = await loadAt(
      { url: site.first.origin, requests },
      EFFORT.soakMinutes * 60,
      SOAK.requestsPerSecond,
    ).finally(() => over.abort());
    const minutes = (performance.now() - startedAt) / 60_000;
    const mostConnections = SOAK.connectionsEach * (functions + site.first.schedules);
    return { minutes, answers, samples: await watching, mostConnections };
  } finally {
    await client.end();
    await site.stop();
    await services.stop();
  }
}

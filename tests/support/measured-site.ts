import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStaticSite } from '../../tools/host/serve-static.ts';
import { run } from '../../tools/process/run.ts';
import { ROOT } from '../../tools/root.ts';
import { NO_NEWS } from './no-news.ts';
import { servePages } from './serve-pages.ts';

export const MEASUREMENT_IDS = ['G-FIRST00001', 'G-SECOND0002'] as const;

export interface MeasuredSite {
  readonly origin: string;
  stop(): Promise<void>;
}

/** The pages alone, built with measurement ids into a separate folder. There are no functions behind them. */
export async function startMeasuredSite(): Promise<MeasuredSite> {
  const folder = await mkdtemp(join(tmpdir(), 'measured-'));
  const { code, output } = await run('astro', ['build', '--outDir', join(folder, 'dist')], {
    quiet: true,
    env: { PUBLIC_MEASUREMENT_IDS: MEASUREMENT_IDS.join(','), ASTRO_TELEMETRY_DISABLED: '1' },
  });
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
  await copyFile(join(ROOT, 'netlify.toml'), join(folder, 'netlify.toml'));
  const site = await createStaticSite(folder);
  const { origin, stop } = await servePages(
    () => site,
    (path) => NO_NEWS[path],
  );
  return {
    origin,
    async stop() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

import { startHost } from '../../host/host.ts';
import { readManifest } from '../../host/manifest.ts';
import { unwindOnShutdown } from '../../process/on-shutdown.ts';
import { ROOT } from '../../root.ts';
import { visitorAddresses } from '../visitors.ts';

export interface SoakSite {
  readonly origin: string;
  /** Number of scheduled functions. */
  readonly schedules: number;
}

export interface Sample {
  readonly heapBytes: number;
  /** Resident memory: the heap, buffers and the code. */
  readonly memoryBytes: number;
  /** Sockets, timers and everything else that keeps the process alive. */
  readonly handles: number;
}

// Pages and functions, and nothing else whose memory could be mistaken for theirs. Answers each message with a sample.
const endLater = unwindOnShutdown(0);
const host = await startHost({ root: ROOT, port: Number(process.argv[2]), addressOf: visitorAddresses() });
endLater(() => host.stop());
const manifest = await readManifest(ROOT);
const site: SoakSite = {
  origin: host.origin,
  schedules: manifest.filter(({ schedule }) => schedule).length,
};
process.send?.(site);

process.on('message', () => {
  // Twice: the first run finalizes, the second frees.
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  const handles = process.getActiveResourcesInfo().length;
  const sample: Sample = { heapBytes: heapUsed, memoryBytes: rss, handles };
  process.send?.(sample);
});

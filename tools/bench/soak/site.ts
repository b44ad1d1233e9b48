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
  /** Resident: the heap, buffers and the code. */
  readonly memoryBytes: number;
  /** Sockets, timers and whatever else keeps the process alive. */
  readonly handles: number;
}

// Pages and functions, and nothing else whose memory could be taken for theirs. Each message is answered with a sample.
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
  // Twice: what the first finalises, the second frees.
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  const handles = process.getActiveResourcesInfo().length;
  const sample: Sample = { heapBytes: heapUsed, memoryBytes: rss, handles };
  process.send?.(sample);
});

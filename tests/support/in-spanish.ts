import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll } from 'vitest';
import { inLanguage } from '../../src/build/in-language.ts';
import { ROOT } from '../../tools/root.ts';

let started: Promise<ViteDevServer> | undefined;
afterAll(async () => {
  await (await started)?.close();
});

const start = () =>
  createServer({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    cacheDir: join(ROOT, `.data/vite-in-spanish-${process.pid}`),
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, watch: null, ws: false },
    plugins: [inLanguage('es')],
  });

/** A module as the Spanish build has it: with each file's twin in place of the file. */
export async function inSpanish<Module>(path: string): Promise<Module> {
  started ??= start();
  return (await (await started).ssrLoadModule(join(ROOT, path))) as Module;
}

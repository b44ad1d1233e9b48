import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { inLanguage } from '../../src/build/in-language.ts';
import { ROOT } from '../../tools/root.ts';

/** One for all test files of a process, whose end ends it: it listens to nothing. */
let started: Promise<ViteDevServer> | undefined;

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

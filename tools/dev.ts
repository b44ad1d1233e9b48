import { createServer } from 'node:http';
import { join } from 'node:path';
import { dev } from 'astro';
import { freePort } from './database/free-port.ts';
import { closeServer, listen, requireFreePort } from './host/listen.ts';
import { chosenPort } from './port.ts';
import { onShutdown } from './process/on-shutdown.ts';
import { timedLog } from './process/step.ts';
import { ROOT } from './root.ts';
import { createSandbox } from './sandbox/sandbox.ts';
import { startServices } from './services.ts';

const stops: (() => Promise<unknown>)[] = [];
onShutdown(async () => {
  for (const stop of stops.toReversed()) await stop();
}, 0);

try {
  const port = chosenPort();
  await requireFreePort(port);
  const origin = `http://localhost:${port}`;
  const services = await startServices(origin, {
    dataDirectory: join(ROOT, '.data'),
    withSamples: true,
    log: timedLog(),
  });
  stops.push(() => services.stop());

  const sandbox = createSandbox(services.mail, services.rooms, ROOT);
  const server = createServer((request, response) => void sandbox(request, response));
  const sandboxPort = await freePort();
  await listen(server, sandboxPort);
  stops.push(() => closeServer(server, 0));

  // astro.config.mjs looks for this word before it adds the adapter that runs the functions.
  process.argv.push('dev');
  // Pages load the stand-ins' scripts from their own address, as they do where the built site is served.
  const proxy = { '/sandbox': `http://localhost:${sandboxPort}` };
  const site = await dev({ root: ROOT, server: { port }, vite: { server: { proxy } } });
  stops.push(() => site.stop());
  console.log(`Mail that the site sends is at http://localhost:${sandboxPort}/sandbox/mail`);
  console.log(`Ready: ${origin}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

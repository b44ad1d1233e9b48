import { createServer } from 'node:http';
import { join } from 'node:path';
import { dev } from 'astro';
import { chosenHost, chosenPort } from './chosen-address.ts';
import { closeServer, listen, requireFreePort, THIS_MACHINE, listener } from './host/listen.ts';
import { unwindOnShutdown } from './process/on-shutdown.ts';
import { timedLog } from './process/step.ts';
import { ROOT } from './root.ts';
import { createSandbox } from './sandbox/sandbox.ts';
import { exitCodeOf } from './setup-error.ts';
import { startServices } from './services.ts';

const endLater = unwindOnShutdown(0);

try {
  const port = chosenPort();
  const host = chosenHost();
  await requireFreePort(port, host);
  const origin = `http://localhost:${port}`;
  const services = await startServices(origin, {
    dataDirectory: join(ROOT, '.data'),
    withSamples: true,
    log: timedLog(),
  });
  endLater(() => services.stop());

  const server = createServer(listener(createSandbox(services.mail, services.mocks)));
  const sandboxPort = await listen(server);
  endLater(() => closeServer(server, 0));

  // astro.config.mjs looks for this word before it adds the adapter that runs the functions.
  process.argv.push('dev');
  // The Spanish pages have a server of their own behind this one.
  const spanish = await dev({ root: ROOT, configFile: 'src/es/astro.config.mjs', logLevel: 'warn' });
  endLater(() => spanish.stop());
  // Pages load the mocks' scripts from their own address, as on the built site.
  const proxy = {
    '/sandbox': `http://${THIS_MACHINE}:${sandboxPort}`,
    // A pattern, as a bare '/es' would take /estimate too.
    '^/es(?:[/?]|$)': `http://localhost:${spanish.address.port}`,
  };
  const site = await dev({ root: ROOT, server: { port, host: host ?? false }, vite: { server: { proxy } } });
  endLater(() => site.stop());
  console.log(`Mail that the site sends is at ${origin}/sandbox/mail`);
  console.log(`Ready: ${origin}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(exitCodeOf(error));
}

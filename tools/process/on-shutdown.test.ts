import { expect, test } from 'vitest';
import { run } from './run.ts';

test('what was started last is ended first, once, whatever it cuts off and however often somebody asks', async () => {
  const program = `
    import { setTimeout as sleep } from 'node:timers/promises';
    import { unwindOnShutdown } from ${JSON.stringify(import.meta.resolve('./on-shutdown.ts'))};
    const endLater = unwindOnShutdown(3);
    for (const name of ['first', 'second']) endLater(() => sleep(20).then(() => console.log(name)));
    const { promise, reject } = Promise.withResolvers();
    endLater(() => reject(new Error('cut off')));
    setInterval(() => {}, 1000);
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGINT']) process.kill(process.pid, signal);
    await promise;`;
  const { code, stdout } = await run(process.execPath, ['--input-type=module', '-e', program], {
    quiet: true,
  });
  expect([code, stdout]).toEqual([3, 'second\nfirst\n']);
});

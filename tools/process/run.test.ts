import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { endRuns, run } from './run.ts';

const node = (code: string) => run(process.execPath, ['-e', code], { quiet: true });

test('a program that was run tells its exit code and all that it wrote', async () => {
  const { code, output, stdout } = await node(
    "console.log('out'); console.error('err'); process.exitCode = 3",
  );
  expect(code).toBe(3);
  expect(output.split('\n').toSorted()).toEqual(['', 'err', 'out']);
  expect(stdout).toBe('out\n');
});

test('a program that does not exist ends with 127', async () => {
  expect((await run('no-such-program', [], { quiet: true })).code).toBe(127);
});

test('programs that still run can be ended', async () => {
  const running = node('setInterval(() => {}, 1000)');
  await endRuns();
  expect((await running).code).not.toBe(0);
});

test('of a group those are ended too that its leader leaves behind', async () => {
  const leader = run('sh', ['-c', 'sleep 1000 & wait'], { quiet: true, isGroup: true });
  await sleep(200);
  await endRuns();
  // The one in the background holds the channel open: this would not come before its end.
  expect((await leader).code).not.toBe(0);
});

test('what is started because another one ended is ended too', async () => {
  const both = node('setInterval(() => {}, 1000)').then(() => node('setInterval(() => {}, 1000)'));
  await endRuns();
  expect((await both).code).not.toBe(0);
});

test('what does not listen is killed', async () => {
  const deaf = node("process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)");
  await sleep(500);
  await endRuns(100);
  expect((await deaf).code).not.toBe(0);
});

test('what takes too long is ended, and says so', async () => {
  const options = { quiet: true, isGroup: true, timeoutMs: 200 };
  const { code, isLate } = await run('sh', ['-c', 'sleep 1000 & wait'], options);
  expect([code === 0, isLate]).toEqual([false, true]);
});

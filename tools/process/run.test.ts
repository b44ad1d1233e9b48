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

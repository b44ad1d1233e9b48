import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { shared } from './shared.ts';

function counted() {
  const asked: string[] = [];
  const ask = shared(
    (key: string) => key,
    async (key) => {
      asked.push(key);
      return asked.length;
    },
  );
  return { asked, ask };
}

test('those who ask at once share one answer, each key its own', async () => {
  const { asked, ask } = counted();
  expect(await Promise.all([ask('a'), ask('a'), ask('b'), ask('a')])).toEqual([1, 1, 2, 1]);
  expect(asked).toEqual(['a', 'b']);
});

test('who asks while the work is under way gets work that began afterwards', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  let begun = 0;
  const ask = shared(
    () => '',
    async () => {
      begun += 1;
      const mine = begun;
      if (mine === 1) await held;
      return mine;
    },
  );
  const first = ask('');
  await sleep(5);
  const second = ask('');
  expect(await second).toBe(2);
  release();
  expect(await first).toBe(1);
});

test('a failure reaches all who shared it and nobody after them', async () => {
  let fails = true;
  const ask = shared(
    () => '',
    async () => {
      if (fails) throw new Error('down');
      return 'up';
    },
  );
  const both = await Promise.allSettled([ask(''), ask('')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await ask('')).toBe('up');
});

import { expect, test } from 'vitest';
import { createPagedList } from './use-paged-list.ts';

test('pages load one after the other, and a failed page is fetched again', async () => {
  const asked: (string | undefined)[] = [];
  let isDown = false;
  const { $state, more } = createPagedList<number>(async (after) => {
    asked.push(after);
    if (isDown) throw new Error('down');
    return after === undefined ? { rows: [1, 2], next: 'a' } : { rows: [3], next: null };
  });
  await Promise.all([more(), more()]);
  expect($state.get()).toEqual({ rows: [1, 2], next: 'a', failure: null, isLoading: false });
  isDown = true;
  await more();
  expect($state.get()).toMatchObject({ rows: [1, 2], failure: expect.any(String) as string });
  isDown = false;
  await more();
  await more();
  expect($state.get()).toEqual({ rows: [1, 2, 3], next: null, failure: null, isLoading: false });
  expect(asked).toEqual([undefined, 'a', 'a']);
});

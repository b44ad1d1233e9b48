import { beforeEach, expect, test, vi } from 'vitest';
import { createResource } from './resource.ts';

beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }));

const failing = () => Promise.reject(new TypeError('Failed to fetch'));
const FAILURE = 'Our server could not be reached.';

test('a value stays while it is fetched anew, and where that fails the failure stands beside it', async () => {
  const fetchValue = vi.fn<() => Promise<string>>(async () => 'first');
  const { $state, load } = createResource(fetchValue);
  expect($state.get()).toEqual({ value: null, failure: null });
  await load();
  expect($state.get()).toEqual({ value: 'first', failure: null });
  fetchValue.mockImplementation(failing);
  const loading = load();
  expect($state.get()).toEqual({ value: 'first', failure: null });
  await loading;
  expect($state.get()).toEqual({ value: 'first', failure: FAILURE });
});

test('what could not be had loads again from the start, and only then by itself', async () => {
  const fetchValue = vi.fn<() => Promise<string>>(failing);
  const { $state, load, loadIfFailed } = createResource(fetchValue);
  loadIfFailed();
  expect(fetchValue).not.toHaveBeenCalled();
  await load();
  expect($state.get()).toEqual({ value: null, failure: FAILURE });
  fetchValue.mockImplementation(async () => 'second');
  loadIfFailed();
  expect($state.get()).toEqual({ value: null, failure: null });
  await vi.waitFor(() => expect($state.get().value).toBe('second'));
});

test('an answer that was overtaken does not count', async () => {
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const { $state, load, put } = createResource(() => answers.shift()?.promise ?? failing());
  const [slow, quick] = answers;
  const loads = [load(), load()];
  quick?.resolve('new');
  slow?.resolve('old');
  await Promise.all(loads);
  expect($state.get().value).toBe('new');
  const late = Promise.withResolvers<string>();
  answers.push(late);
  const loading = load();
  put('given');
  late.resolve('late');
  await loading;
  expect($state.get().value).toBe('given');
});

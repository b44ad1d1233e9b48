import { beforeEach, expect, test, vi } from 'vitest';
import { createRemoteData } from './remote-data.ts';

beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }));

const failing = () => Promise.reject(new TypeError('Failed to fetch'));
const FAILURE = 'We couldn’t reach our server.';

test('a value stays during a reload, and beside the failure of one', async () => {
  const fetchValue = vi.fn<() => Promise<string>>(async () => 'first');
  const { $state, load } = createRemoteData(fetchValue);
  expect($state.get()).toEqual({ value: null, failure: null, isLoading: false });
  await load();
  expect($state.get()).toEqual({ value: 'first', failure: null, isLoading: false });
  fetchValue.mockImplementation(failing);
  const loading = load();
  expect($state.get()).toEqual({ value: 'first', failure: null, isLoading: true });
  await loading;
  expect($state.get()).toEqual({ value: 'first', failure: FAILURE, isLoading: false });
});

// Asked: 203
test('after a failure without a value it loads again', async () => {
  const fetchValue = vi.fn<() => Promise<string>>(failing);
  const { $state, load } = createRemoteData(fetchValue);
  await load();
  expect($state.get()).toEqual({ value: null, failure: FAILURE, isLoading: false });
  fetchValue.mockImplementation(async () => 'second');
  const loading = load();
  expect($state.get()).toEqual({ value: null, failure: null, isLoading: true });
  await loading;
  expect($state.get().value).toBe('second');
});

test('load joins a running request and reuses a fresh value; reload does neither', async () => {
  vi.useFakeTimers();
  const fetchValue = vi.fn<() => Promise<string>>(async () => 'value');
  const { load, reload } = createRemoteData(fetchValue, { freshMs: () => 1_000 });
  await Promise.all([load(), load()]);
  await load();
  expect(fetchValue).toHaveBeenCalledTimes(1);
  await reload();
  expect(fetchValue).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1_000);
  await load();
  expect(fetchValue).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});

test('what could not be reloaded is asked for again, however fresh it was', async () => {
  const fetchValue = vi.fn<() => Promise<string>>(async () => 'first');
  const { $state, load, reload } = createRemoteData(fetchValue, { freshMs: () => 60_000 });
  await load();
  fetchValue.mockImplementationOnce(failing);
  await reload();
  await load();
  expect($state.get()).toEqual({ value: 'first', failure: null, isLoading: false });
});

test('a late answer or failure is ignored', async () => {
  const answers = Array.from({ length: 3 }, () => Promise.withResolvers<string>());
  const [slow, quick, late] = answers;
  const queue = [...answers];
  const { $state, load, reload, put } = createRemoteData(() => queue.shift()?.promise ?? failing());
  const loads = [load(), reload()];
  quick?.resolve('new');
  slow?.reject(new Error('old'));
  await Promise.all(loads);
  expect($state.get()).toEqual({ value: 'new', failure: null, isLoading: false });
  const loading = load();
  put('given');
  late?.resolve('late');
  await loading;
  expect($state.get()).toEqual({ value: 'given', failure: null, isLoading: false });
});

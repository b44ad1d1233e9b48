import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CACHED_AT_HEADER } from './cached-at.ts';
import { readCopy } from './saved-copy.ts';
import { askAgain, createSavedData } from './saved-data.ts';

const device = new Map<string, string>();
const answer = vi.fn<() => Response>();
const ofWorker = (list: unknown, at: string) => Response.json(list, { headers: { [CACHED_AT_HEADER]: at } });
const copyOf = (prices: unknown, lastUpdated: unknown) => JSON.stringify({ prices, lastUpdated });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T14:00:00Z') });
  vi.stubGlobal('fetch', async () => answer());
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => device.set(key, value),
  });
  device.clear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an older answer of the worker leaves what is here, which is an earlier one then', async () => {
  const at = Date.parse('2026-11-21T10:00:00Z');
  device.set('list', copyOf(['new'], '2026-11-21T10:00:00.000Z'));
  const { $state, load } = createSavedData('/api/list', 'list');
  answer.mockImplementation(() => ofWorker(['old'], '2026-11-21T09:00:00.000Z'));
  await load();
  expect($state.get().value).toEqual({ list: ['new'], at, source: 'device' });
  answer.mockImplementation(() => Response.json(['newest']));
  await load();
  expect($state.get().value).toEqual({ list: ['newest'], at: Date.now(), source: 'server' });
  // Offline a minute later.
  vi.advanceTimersByTime(60_000);
  answer.mockImplementation(() => ofWorker(['newest'], '2026-11-21T14:00:00.000Z'));
  const { reload } = createSavedData('/api/list', 'list');
  await reload();
  expect(readCopy('list')).toMatchObject({ list: ['newest'], at: Date.now() - 60_000, source: 'device' });
});

test('an answer that came while the clock was ahead gives way to any other', async () => {
  vi.setSystemTime('2026-11-21T15:00:00Z');
  const { $state, reload } = createSavedData('/api/list', 'list');
  answer.mockImplementation(() => Response.json(['new']));
  await reload();
  vi.setSystemTime('2026-11-21T14:00:00Z');
  answer.mockImplementation(() => ofWorker(['told'], '2026-11-21T13:59:00.000Z'));
  await reload();
  expect($state.get().value).toMatchObject({ list: ['told'] });
});

test.each([
  ['nothing', undefined],
  ['another form', JSON.stringify({ grades: [], at: 1 })],
  ['no list', copyOf({ points: [] }, '2026-11-21T10:00:00.000Z')],
  ['a time to come', copyOf([], '2026-11-21T15:00:00.000Z')],
])('of a device’s copy, %s is none', (_, copy) => {
  if (copy) device.set('list', copy);
  expect(readCopy('list')).toBeNull();
});

// Asked: 93
test('it asks again every 15 minutes while the page is seen, or always, and when back online', () => {
  const heard = new EventTarget();
  const page = { hidden: false };
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', heard.addEventListener.bind(heard));
  const [seen, always] = [vi.fn<(how: string) => void>(), vi.fn<(how: string) => void>()];
  askAgain(seen);
  askAgain(always, true);
  vi.advanceTimersByTime(899_999);
  expect(seen).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  page.hidden = true;
  vi.advanceTimersByTime(900_000);
  expect(seen.mock.calls).toEqual([['reload']]);
  expect(always).toHaveBeenCalledTimes(2);
  heard.dispatchEvent(new Event('online'));
  expect(seen).toHaveBeenLastCalledWith('load');
});

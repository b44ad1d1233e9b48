import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubDevice } from '../../../tests/support/stub-device.ts';
import { type DeviceDraft, deviceDrafts, dropDrafts, sweepDrafts } from './device-drafts.ts';

const NOW = Date.parse('2026-11-25T15:00:00Z');
const MS = 60_000;

interface Note extends DeviceDraft {
  readonly text?: string;
}
const notes = (key = 'note:1', asksFirst = true) => deviceDrafts<Note>(key, { ms: MS, asksFirst });
const ids = (key?: string) =>
  notes(key)
    .fresh()
    .map(({ id }) => id);
const begin = (id: string, savedAt = NOW, key?: string) => notes(key).save({ id, savedAt });

let device: ReturnType<typeof stubDevice>;
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  device = stubDevice();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('each draft is there once, the oldest first, until it is dropped', () => {
  begin('a', NOW - 3);
  begin('b', NOW - 2);
  begin('a', NOW - 1);
  expect([ids(), ids('note:2')]).toEqual([['b', 'a'], []]);
  notes().drop('b');
  expect(ids()).toEqual(['a']);
  notes().drop('a');
  expect(device.stored.size).toBe(0);
});

test('what is too old, of a time to come or unreadable is not offered, and is swept away', () => {
  begin('old', NOW - MS);
  begin('fresh', NOW - MS + 1);
  begin('early', NOW + 1);
  expect(ids()).toEqual(['fresh']);
  begin('old', NOW - MS, 'note:2');
  for (const garbage of ['7', 'null', '[null,7,{}]', '{"id":"a","savedAt":7}', 'not JSON']) {
    device.stored.set('note:3', garbage);
    expect(ids('note:3')).toEqual([]);
    expect(sweepDrafts('note:', MS)).toBe(true);
    expect([...device.stored.keys()]).toEqual(['note:1']);
  }
  vi.setSystemTime(NOW + 1);
  expect(sweepDrafts('note:', MS)).toBe(false);
});

test('what has no end is fresh whatever the clock says', () => {
  const forever = deviceDrafts<Note>('note:1', { ms: Infinity });
  forever.save({ id: 'a', savedAt: Date.UTC(2001) });
  forever.save({ id: 'b', savedAt: Date.UTC(2031) });
  expect(forever.fresh()).toHaveLength(2);
});

test('what a device has no room for lasts as long as the page, which asks before it is left', () => {
  device.fill();
  expect(begin('a')).toBe(false);
  expect([device.asksFirst(), ids()]).toEqual([true, ['a']]);
  device.fill(false);
  expect(begin('a')).toBe(true);
  expect(device.asksFirst()).toBe(false);
  device.fill();
  begin('b');
  // Nothing new is saved here, so the question stays.
  sweepDrafts('note:', MS);
  expect(device.asksFirst()).toBe(true);
  dropDrafts('note:');
  expect([device.asksFirst(), ids()]).toEqual([false, []]);
  notes('note:1', false).save({ id: 'a', savedAt: NOW });
  expect(device.asksFirst()).toBe(false);
});

test('what another tab changes is heard until nobody listens', () => {
  const heard = vi.fn<() => void>();
  const stop = notes().onChange(heard);
  for (const key of ['note:1', 'note:2', null]) device.tellOfTab(key);
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  device.tellOfTab('note:1');
  expect(heard).toHaveBeenCalledTimes(2);
});

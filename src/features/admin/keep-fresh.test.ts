import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StaffSession } from '../../domain/admin/admin-session.api.ts';
import { keepFresh } from './keep-fresh.ts';
import { $staff, $staffChanges } from './staff.store.ts';

const STAN: StaffSession = {
  id: 'stan',
  name: 'Stan Staff',
  role: 'staff',
  yards: [],
  email: 'stan@example.com',
  hasTwoFactor: true,
  hasPasskey: false,
  secondStepRequired: true,
  hasTrucks: false,
};
const MINUTE_MS = 60_000;
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const connection = new EventTarget();
const reload = vi.fn<() => Promise<void>>(async () => {});

function show(visibilityState: 'visible' | 'hidden') {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', connection);
  page.visibilityState = 'visible';
  $staff.set({ step: 'signed-in', staff: STAN });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reload.mockReset();
});

test('figures load at once, each minute, after each change and with a new connection, until nobody shows them', () => {
  const stop = keepFresh({ reload });
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2 * MINUTE_MS);
  expect(reload).toHaveBeenCalledTimes(3);
  $staffChanges.set($staffChanges.get() + 1);
  expect(reload).toHaveBeenCalledTimes(4);
  connection.dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledTimes(5);
  stop();
  connection.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(2 * MINUTE_MS);
  $staffChanges.set($staffChanges.get() + 1);
  show('visible');
  expect(reload).toHaveBeenCalledTimes(5);
});

test('what changes faster is loaded as often as is said', () => {
  const stop = keepFresh({ reload }, 10_000);
  vi.advanceTimersByTime(MINUTE_MS);
  expect(reload).toHaveBeenCalledTimes(7);
  stop();
});

test('a page out of sight asks nothing, and asks once it is shown again', () => {
  page.visibilityState = 'hidden';
  const stop = keepFresh({ reload });
  vi.advanceTimersByTime(60 * MINUTE_MS);
  expect(reload).not.toHaveBeenCalled();
  show('visible');
  expect(reload).toHaveBeenCalledTimes(1);
  show('hidden');
  vi.advanceTimersByTime(60 * MINUTE_MS);
  expect(reload).toHaveBeenCalledTimes(1);
  stop();
});

test('without a session it asks nothing', () => {
  $staff.set({ step: 'sign-in' });
  const stop = keepFresh({ reload });
  vi.advanceTimersByTime(MINUTE_MS);
  expect(reload).not.toHaveBeenCalled();
  stop();
});

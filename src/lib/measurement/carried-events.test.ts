import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubDevice } from '../../../tests/support/stub-device.ts';
import { carryEvent, takeCarriedEvents } from './carried-events.ts';

beforeEach(() => void stubDevice());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('of more shop events than a device keeps, the newest stay, once', () => {
  for (let value = 0; value < 31; value += 1) carryEvent({ name: 'add_to_cart', params: { value } });
  const events = takeCarriedEvents();
  expect(events).toHaveLength(30);
  expect(events.at(-1)).toEqual({ name: 'add_to_cart', params: { value: 30 } });
  expect(takeCarriedEvents()).toEqual([]);
});

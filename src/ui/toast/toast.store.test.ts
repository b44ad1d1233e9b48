import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TOAST_DISMISSED_REMOVAL_MS } from '../../business/constants.ts';
import { $toasts, dismissToast } from './toast-list.ts';
import { showToast } from './toast.store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  $toasts.set([]);
});

// Asked: 79
test('a new toast replaces the old one', () => {
  showToast({ title: 'First' });
  showToast({ title: 'Second', variant: 'destructive' });
  expect($toasts.get()).toMatchObject([{ title: 'Second', variant: 'destructive', open: true }]);
});

// Asked: 205
test('a dismissed toast closes at once and is removed later', () => {
  const id = showToast({ title: 'Prices Updated' });
  dismissToast(id);
  expect($toasts.get()).toMatchObject([{ id, open: false, variant: 'default' }]);
  vi.advanceTimersByTime(TOAST_DISMISSED_REMOVAL_MS);
  expect($toasts.get()).toEqual([]);
});

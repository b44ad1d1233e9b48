import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
  vi.advanceTimersByTime(999_999);
  expect($toasts.get()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect($toasts.get()).toEqual([]);
});

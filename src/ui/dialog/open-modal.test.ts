import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openModal } from './open-modal.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the second press of a double press leaves a dialog open, and a later press outside closes it', () => {
  const close = vi.fn<() => void>();
  const dialog = Object.assign(new EventTarget(), { style: {}, showModal: () => {}, close });
  const pressOutside = () => void dialog.dispatchEvent(new Event('click'));
  openModal(dialog as unknown as HTMLDialogElement);
  pressOutside();
  vi.advanceTimersByTime(499);
  pressOutside();
  expect(close).not.toHaveBeenCalled();
  // Nor is it a press on Cancel, should that come up under the finger.
  expect(dialog.style).toEqual({ pointerEvents: 'none' });
  vi.advanceTimersByTime(1);
  expect(dialog.style).toEqual({ pointerEvents: '' });
  pressOutside();
  expect(close).toHaveBeenCalledOnce();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Countdown } from './countdown.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a countdown ends once, after its time', () => {
  const done = vi.fn<() => void>();
  new Countdown(done).start(5_000);
  vi.advanceTimersByTime(4_999);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(done).toHaveBeenCalledOnce();
});

test('it stands still while held and goes on with what was left', () => {
  const done = vi.fn<() => void>();
  const countdown = new Countdown(done);
  countdown.start(5_000);
  vi.advanceTimersByTime(3_000);
  countdown.hold('hovered');
  vi.advanceTimersByTime(60_000);
  countdown.release('hovered');
  vi.advanceTimersByTime(1_999);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(done).toHaveBeenCalledOnce();
});

test('one that is held as its device wakes ends when it is let go', () => {
  const done = vi.fn<() => void>();
  const countdown = new Countdown(done);
  countdown.start(5_000);
  vi.setSystemTime(Date.now() + 3_600_000);
  countdown.hold('hovered');
  countdown.release('hovered');
  vi.advanceTimersByTime(1);
  expect(done).toHaveBeenCalledOnce();
});

test('every holder must let go', () => {
  const done = vi.fn<() => void>();
  const countdown = new Countdown(done);
  countdown.hold('blurred');
  countdown.start(5_000);
  countdown.hold('focused');
  countdown.release('blurred');
  vi.advanceTimersByTime(60_000);
  expect(done).not.toHaveBeenCalled();
  countdown.release('focused');
  vi.advanceTimersByTime(5_000);
  expect(done).toHaveBeenCalledOnce();
});

test('a new start forgets the old time, a stop forgets all', () => {
  const done = vi.fn<() => void>();
  const countdown = new Countdown(done);
  countdown.start(5_000);
  vi.advanceTimersByTime(4_000);
  countdown.start(5_000);
  vi.advanceTimersByTime(4_000);
  expect(done).not.toHaveBeenCalled();
  countdown.stop();
  vi.advanceTimersByTime(60_000);
  expect(done).not.toHaveBeenCalled();
});

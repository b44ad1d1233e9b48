import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Countdown } from './countdown.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a countdown ends once', () => {
  const done = vi.fn<() => void>();
  new Countdown(done).start(5_000);
  vi.advanceTimersByTime(4_999);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(done).toHaveBeenCalledOnce();
});

test('it pauses while held and goes on with the rest', () => {
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

test('one held while its device slept ends when released', () => {
  const done = vi.fn<() => void>();
  const countdown = new Countdown(done);
  countdown.start(5_000);
  vi.setSystemTime(Date.now() + 3_600_000);
  countdown.hold('hovered');
  countdown.release('hovered');
  vi.advanceTimersByTime(1);
  expect(done).toHaveBeenCalledOnce();
});

test('every hold must be released', () => {
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

test('a new start resets the time, and a stop ends it', () => {
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

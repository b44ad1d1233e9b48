import { expect, test } from 'vitest';
import { shortDayText, slotText, windowText } from './request-words.ts';

test('days, windows and slots have labels', () => {
  expect(shortDayText('2026-11-23')).toBe('Monday, November 23');
  expect(windowText('morning')).toBe('Morning, 8:00 AM-12:00 PM');
  expect(windowText('afternoon')).toBe('Afternoon, 12:00 PM-4:00 PM');
  // A truck's time.
  expect(windowText('09:00')).toBe('9:00 AM-10:00 AM');
  expect(windowText('11:30')).toBe('11:30 AM-12:30 PM');
  expect(slotText('09:00')).toBe('9:00 AM-9:30 AM');
  expect(slotText('11:30')).toBe('11:30 AM-12:00 PM');
});

import type { StopState } from '../../../domain/truck/stop-state.ts';
import { expect, test } from 'vitest';
import { SAMPLE_PICKUP } from '../../../../tests/support/quote.sample.ts';
import { storedCar } from '../../../../tests/support/vehicle.ts';
import { calendarText, detailFacts } from './QuoteFacts.tsx';

const labels = (vehicle: Parameters<typeof detailFacts>[0]['vehicle']) =>
  detailFacts({ details: SAMPLE_PICKUP, vehicle }).map(([label]) => label);

test('a pickup has a class of weight, and a car, whose pounds are known, has none', () => {
  expect(labels(null)).toEqual(['Pick up at', 'Weight', 'Day', 'Time']);
  expect(labels(storedCar())).toEqual(['Pick up at', 'Day', 'Time']);
});

test('a pickup leads to its day in the calendar, planned, to be planned or canceled', () => {
  const stop = { startsAt: 540, truck: 'Red Mack', state: 'planned' as StopState };
  const of = (its: typeof stop | null) => calendarText({ yard: 'griffin', day: '2026-11-23', stop: its });
  expect([of(stop), of(null), of({ ...stop, state: 'canceled' })]).toEqual([
    'Truck: Mon, Nov 23, 9:00 AM, Red Mack',
    'Plan a truck',
    'Truck canceled by the customer: Mon, Nov 23, 9:00 AM, Red Mack',
  ]);
});

import { expect, test } from 'vitest';
import { SAMPLE_PICKUP } from '../../../../tests/support/quote.sample.ts';
import { storedCar } from '../../../../tests/support/vehicle.ts';
import { detailFacts } from './QuoteFacts.tsx';

const labels = (vehicle: Parameters<typeof detailFacts>[0]['vehicle']) =>
  detailFacts({ details: SAMPLE_PICKUP, vehicle }).map(([label]) => label);

test('a pickup has a class of weight, and a car, whose pounds are known, has none', () => {
  expect(labels(null)).toEqual(['Pick up at', 'Weight', 'Day', 'Time']);
  expect(labels(storedCar())).toEqual(['Pick up at', 'Day', 'Time']);
});

import { expect, test } from 'vitest';
import { firstMessages } from './first-messages.ts';

test('each field shows the first thing that is wrong with it', () =>
  expect(
    firstMessages([
      { path: ['phone'], message: 'Too short' },
      { path: ['pickup', 'day'], message: 'Closed' },
      { path: ['phone'], message: 'Not a number' },
      { path: ['pickup', 'window'], message: 'Too late' },
    ]),
  ).toEqual({ phone: 'Too short', pickup: 'Closed' }));

test('nothing is wrong with nothing', () => expect(firstMessages([])).toEqual({}));

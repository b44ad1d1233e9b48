import { expect, test } from 'vitest';
import { statesOfZip } from './zip-states.ts';

test.each([
  ['42223', 'KY', ['KY', 'TN']],
  ['42223-1234', 'KY', ['KY', 'TN']],
  ['88063', 'NM', ['NM', 'TX']],
  ['89439', 'NV', ['NV', 'CA']],
  ['57717', 'SD', ['SD', 'MT', 'WY']],
  ['30223', 'GA', ['GA']],
  ['20041', 'DC', ['VA']],
  ['00000', null, []],
])('the post office serves %s, first digits of %s, in %j', (zip, first, states) =>
  expect(statesOfZip(zip, first)).toEqual(states),
);

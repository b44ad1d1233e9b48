import { expect, test } from 'vitest';
import { STATE_CODES, typedState } from './us-states.ts';

test.each([
  ['ga', 'GA'],
  [' GA', 'GA'],
  ['G', 'G'],
  ['', ''],
  ['Georgia', 'GA'],
  ['georgia ', 'GA'],
  ['Ga.', 'GA'],
  ['GA 30223', 'GA'],
  ['new york', 'NY'],
  ['N.C.', 'NC'],
  ['West Virginia', 'WV'],
  ['Virginia', 'VA'],
  ['Kansas', 'KS'],
  ['District of Columbia', 'DC'],
  ['Washington, D.C.', 'DC'],
  ['Washington', 'WA'],
  // What two letters in the field and a third one become.
  ['GEO', 'GA'],
  ['MAI', 'ME'],
  ['NEW', 'NE'],
  ['GAX', 'GA'],
  ['Ontario', 'ON'],
])('the state %j shows as %j', (typed, shown) => expect(typedState(typed)).toBe(shown));

test('there are 50 states and DC', () => expect(STATE_CODES.size).toBe(51));

import { expect, test } from 'vitest';
import { type CounterPlace, choiceOf, chosenPlace, placeFrom, placeKey, placeName } from './counter-place.ts';

const newnan: CounterPlace = { yardId: 'newnan', isPractice: false };
const practice: CounterPlace = { yardId: 'newnan', isPractice: true };

test.each([
  ['newnan', 'newnan', newnan],
  ['practice:newnan', 'practice', practice],
])('a device that remembers %s shows the choice %s', (key, choice, place) => {
  expect(placeFrom(key)).toEqual(place);
  expect(placeKey(place)).toBe(key);
  expect(choiceOf(place)).toBe(choice);
});

test.each([null, 7, 'macon', 'practice', 'practice:macon'])('%j is no place', (key) => {
  expect(placeFrom(key)).toBeNull();
});

test('practice is at the yard that was chosen before, and leads back to any', () => {
  expect(chosenPlace('practice', newnan, ['griffin'])).toEqual(practice);
  // A device that remembers none: at the first yard of who works there.
  expect(chosenPlace('practice', null, ['newnan'])).toEqual(practice);
  expect(chosenPlace('practice', null, [])).toBeNull();
  expect(chosenPlace('newnan', practice, [])).toEqual(newnan);
  expect(chosenPlace('', null, ['griffin'])).toBeNull();
  expect([newnan, practice].map(placeName)).toEqual(['Newnan GA', 'practice']);
});

import { expect, test } from 'vitest';
import {
  choiceCells,
  chosenFacts,
  flagCells,
  forFlags,
  NOTHING_CHOSEN,
  storedChoices,
} from './request-choices.ts';

test('nothing is chosen or ticked at first', () =>
  expect(NOTHING_CHOSEN).toEqual({ location: '', callMe: false, emailMe: false }));

test('what was not chosen is stored as nothing', () => {
  expect(storedChoices({ location: '' })).toEqual({ location: null });
  expect(storedChoices({ location: 'griffin' })).toEqual({ location: 'griffin' });
});

test.each([
  ['griffin', 'Griffin GA'],
  [null, 'Any yard'],
  // A yard that is no longer there.
  ['macon', 'macon'],
])('staff read the yard %s as "%s"', (location, told) =>
  expect(chosenFacts({ location, ...forFlags(false) })).toEqual([
    ['Yard', told],
    ['Prefers a call', 'No'],
    ['Prefers email', 'No'],
  ]),
);

test('a sheet has a cell for each, and what was ticked in words', () => {
  expect(choiceCells({ location: 'newnan' })).toEqual(['newnan']);
  expect(flagCells({ callMe: true, emailMe: false })).toEqual(['yes', 'no']);
  expect(chosenFacts({ location: null, ...forFlags(true) }).slice(1)).toEqual([
    ['Prefers a call', 'Yes'],
    ['Prefers email', 'Yes'],
  ]);
});

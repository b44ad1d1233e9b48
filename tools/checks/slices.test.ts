import { expect, test } from 'vitest';
import { proofParts } from './parts.ts';
import { isInSlice, shareName, SLICES, sliceOf } from './slices.ts';

const ALL = proofParts().map(({ name }) => name);

test('six commits in a row prove everything: each part as a whole, or all of its shares', () => {
  const proven = Array.from({ length: SLICES }, (_, at) => {
    const number = sliceOf('', 100 + at);
    return ALL.filter((part) => isInSlice(part, number)).map((part) => `${part} ${shareName(number)}`.trim());
  }).flat();
  const shares = (part: string) => proven.filter((each) => each.split(' ')[0] === part);
  const asWhole = ALL.filter((part) => shares(part).join() === part);
  const divided = ALL.filter(
    (part) =>
      shares(part).toSorted().join() ===
      ['1/5', '2/5', '3/5', '4/5', '5/5'].map((share) => `${part} ${share}`).join(),
  );
  expect(asWhole).toEqual(expect.arrayContaining(['proof:audit', 'proof:soak']));
  expect([...asWhole, ...divided].toSorted()).toEqual(ALL.toSorted());
});

test('a clone without ancestors goes by the hash of the commit', () => {
  const numbers = Array.from({ length: 60 }, (_, at) => sliceOf(at.toString(16)));
  expect([...new Set(numbers)].toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
});

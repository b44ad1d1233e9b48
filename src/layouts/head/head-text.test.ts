import { expect, test } from 'vitest';
import { BUSINESS_NAME } from '../../business/business.ts';
import { headDescription, headTitle } from './head-text.ts';

test('a title that is too long with the name of the business goes without it', () => {
  expect(headTitle(`Copper | ${BUSINESS_NAME}`)).toBe(`Copper | ${BUSINESS_NAME}`);
  const long = 'Scrap Yards in Griffin, Newnan and Atlanta GA';
  expect(headTitle(`${long} | ${BUSINESS_NAME}`)).toBe(long);
});

const FITS = 'We buy copper.';
const FILLER = 'Bring it clean and dry, and sort the bright from the dull before you load the truck';

test.each([
  ['what fits', FITS, FITS],
  ['whole sentences', `${FITS} ${FILLER}. ${FILLER}.`, `${FITS} ${FILLER}.`],
  ['words of the one sentence', `${FILLER}, ${FILLER}`, `${FILLER}, ${FILLER.slice(0, 73)}…`],
])('a description keeps %s', (_, text, kept) => {
  expect(headDescription(text)).toBe(kept);
  expect(kept.length).toBeLessThanOrEqual(160);
});

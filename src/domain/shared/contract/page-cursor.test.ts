import { expect, test } from 'vitest';
import { cursorText, readCursor } from './page-cursor.ts';

const ID = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const AT = '2026-11-21T17:00:00.123456Z';

test('a cursor survives a round trip', () => {
  expect(readCursor(cursorText({ at: AT, id: ID }))).toEqual({ at: AT, id: ID });
});

test.each([
  ['nothing', undefined],
  ['an empty text', ''],
  ['a time alone', AT],
  ['an id alone', ID],
  ['a month that is none', `2026-13-21T17:00:00.123456Z_${ID}`],
  ['a day that is none', `2026-02-30T17:00:00.123456Z_${ID}`],
  ['an hour that is none', `2026-11-21T25:00:00.123456Z_${ID}`],
  ['a year that is none', `0000-11-21T17:00:00.123456Z_${ID}`],
  ['points for a time', `2026-11-21T......:::::Z_${ID}`],
  ['dashes for an id', `${AT}_${'-'.repeat(36)}`],
  ['more behind it', `${AT}_${ID}0`],
])('%s is no cursor', (_, text) => {
  expect(readCursor(text)).toBeNull();
});

import { expect, test } from 'vitest';
import { YARD_IDS } from '../../../business/yards.ts';
import { asSiteNumber, isSiteNumber, siteNumber, yardMark } from './site-number.ts';

test('a yard numbers its tickets by its mark and the year, with letters that cannot be counted up', () => {
  expect(siteNumber('griffin', 2026, 1001, 'TKXD')).toBe('G26-W1001-TKXD');
  expect(siteNumber('2nd', 2031, 12_345, 'TKXD')).toBe('231-W12345-TKXD');
  for (const id of YARD_IDS) expect(isSiteNumber(siteNumber(id, 2026, 1001, 'TKXD'))).toBe(true);
});

test.each([
  [['griffin', 'newnan', 'atlanta', 'griffin-north'], 'G N A GN'],
  [['griffin-north', 'griffin'], 'GN G'],
  [['griffin', 'gainesville'], 'GR GA'],
  [['griffin', 'grantville'], 'GRI GRA'],
  [['griffin-north', 'gray-newton'], 'GNO GNE'],
  [['griffin-north', 'gray-north'], 'GRIFFINNORTH GRAYNORTH'],
  [['griffin', 'griffin-north', 'gainesville'], 'GR GN GA'],
])('yards %j have a mark each, whatever their order', (ids, marks) => {
  expect(ids.map((id) => yardMark(id, ids)).join(' ')).toBe(marks);
  expect(ids.map((id) => yardMark(id, ids.toReversed())).join(' ')).toBe(marks);
});

test('its dashes may be left out or doubled, and zeros added; what a point of sale prints is not such a number', () => {
  for (const typed of ['G26-W1001', 'G26W1001', 'G26-W-1001', 'G26W-1001', 'G26-W01001'])
    expect(asSiteNumber(typed)).toEqual({ counted: 'G26-W1001', number: 'G26-W1001' });
  for (const typed of ['G26-W1001-TKXD', 'G26W1001TKXD', 'G26-W1001TKXD'])
    expect(asSiteNumber(typed)).toEqual({ counted: 'G26-W1001', number: 'G26-W1001-TKXD' });
  expect(asSiteNumber('GN26-W1001', ['griffin', 'griffin-north'])?.counted).toBe('GN26-W1001');
  for (const other of [
    'G26-1001',
    'W26-1001',
    '1001',
    'G26-W',
    'GG26-W1001',
    'G26-W1001-2',
    'G26-W1001-ABCD',
  ])
    expect([asSiteNumber(other), isSiteNumber(other)]).toEqual([null, false]);
  // Read as ours where it is looked up, and free for others.
  expect(isSiteNumber('G26W1001')).toBe(false);
  expect(isSiteNumber('G26-W01001')).toBe(true);
});

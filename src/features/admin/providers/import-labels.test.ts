import { expect, test } from 'vitest';
import { changeTitle, lineText, picturePairs } from './import-labels.ts';

test.each([
  [{ label: 'Black, M', before: '$24.00', after: '$25.00' }, 'Black, M: $24.00 → $25.00'],
  [{ label: 'Black, M', before: null, after: '$25.00' }, 'Black, M: $25.00'],
  [{ label: 'Black, M', before: '$25.00', after: null }, 'Black, M: $25.00'],
  [{ label: '', before: 'Tee', after: 'Crew Tee' }, 'Tee → Crew Tee'],
])('%j reads %j', (line, text) => expect(lineText(line)).toBe(text));

const line = (label: string, after: string) => ({ label, before: '/old.svg', after });

test('pictures that several kinds share are shown once', () => {
  expect(picturePairs([line('Black, S', '/b'), line('Rust, S', '/r'), line('Black, M', '/b')])).toEqual([
    { label: 'Black, S and 1 more', before: '/old.svg', after: '/b' },
    { label: 'Rust, S', before: '/old.svg', after: '/r' },
  ]);
});

test('a change is named with its item', () => {
  expect(changeTitle({ kind: 'gone', itemName: 'Mug' })).toBe('Gone from Printful: Mug');
});

import { expect, test } from 'vitest';
import { conformanceRows } from './conformance.ts';

const DOCUMENT = `
# Words before a table are no row

| No. | What is asked | Note |
| --- | --- | --- |
| 1 | prices, in cents \\| or dollars |  |
| 12 | no password | by \`design\` |
`;

test('each row has its number, what is asked, and its note', () => {
  expect(conformanceRows(DOCUMENT)).toEqual([
    { number: 1, asked: 'prices, in cents | or dollars', note: '' },
    { number: 12, asked: 'no password', note: 'by `design`' },
  ]);
});

test('a text without tables has no rows', () => expect(conformanceRows('# Nothing\n')).toEqual([]));

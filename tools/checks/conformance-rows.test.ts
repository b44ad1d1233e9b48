import { expect, test } from 'vitest';
import { conformanceRows } from './conformance-rows.ts';

const DOCUMENT = `
# Words before a table are no row

| What is asked | Proved by | Note |
| --- | --- | --- |
| prices | \`tests/a.test.ts\`: \`one\`, \`two or \\| three\`<br>\`src/b.spec.tsx\`: \`%s is %s\` |  |
| no password |  | by \`design\` |

| What is asked | Proved by | Note |
| :-- | --- | --: |
| lost | \`a name without a file\` |  |
`;

test('each test belongs to the file named before it, and a row knows its line', () => {
  expect(conformanceRows(DOCUMENT)).toEqual([
    {
      line: 6,
      asked: 'prices',
      proofs: [
        { file: 'tests/a.test.ts', test: 'one' },
        { file: 'tests/a.test.ts', test: 'two or | three' },
        { file: 'src/b.spec.tsx', test: '%s is %s' },
      ],
      note: '',
    },
    { line: 7, asked: 'no password', proofs: [], note: 'by `design`' },
    { line: 11, asked: 'lost', proofs: [{ file: '', test: 'a name without a file' }], note: '' },
  ]);
});

test('a text without tables has no rows', () => expect(conformanceRows('# Nothing\n')).toEqual([]));

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GRADES } from '../../../../tests/support/pos-file.ts';
import { ROOT } from '../../../../tools/root.ts';
import { readCsv } from '../../shared/csv/read-csv.ts';
import { readPosFile } from './pos-file.ts';
import { guessLayout, lacksOf, POS_COLUMN_KEYS, POS_COLUMNS, unusedStatusColumns } from './pos-layout.ts';
import { findTable } from './pos-table.ts';
import { posTemplate } from './pos-template.ts';

const readTemplate = (text: string) => {
  const table = findTable(readCsv(text)) ?? expect.fail('no table');
  const layout = guessLayout(table.head);
  return { table, layout, tickets: readPosFile(table, layout, GRADES) };
};

test('the template is read without a question, and its example is no sale until it says so', () => {
  const { table, layout, tickets } = readTemplate(posTemplate());
  expect(lacksOf(layout)).toEqual([]);
  expect(unusedStatusColumns(table.head, layout)).toEqual([]);
  expect(Object.keys(layout.columns)).toHaveLength(table.head.length);
  expect(tickets).toMatchObject([{ fault: null, leftOut: { column: 'status' } }]);

  expect(readTemplate(posTemplate().replace('Void', 'Paid')).tickets).toMatchObject([
    {
      rows: [2, 3],
      fault: null,
      leftOut: null,
      phoneFault: null,
      ticket: {
        yardId: 'griffin',
        number: 'EXAMPLE-1',
        soldAt: '2026-11-21T16:05',
        paidBy: 'check',
        total: '578.26',
        lines: [
          { metalType: 'copper_wire', gross: '102.5', tare: '2', deduction: '0.5', price: '4.5' },
          { metalType: 'steel', gross: '1166', price: '0.11' },
        ],
      },
    },
  ]);
});

test('a column with our own name is what the name says, whatever else the file has', () => {
  const own = POS_COLUMN_KEYS.map((key) => POS_COLUMNS[key][0]);
  const head = ['Receipt #', 'Sold', 'Cell', 'Weight unit', 'Net wt', 'Rate', 'Grand total', ...own];
  const { columns } = guessLayout(head);
  for (const key of POS_COLUMN_KEYS) expect(head[columns[key] ?? -1]).toBe(POS_COLUMNS[key][0]);
});

test('docs/how-to/connect-a-pos.md names the template’s columns', () => {
  const docs = readFileSync(join(ROOT, 'docs/how-to/connect-a-pos.md'), 'utf8');
  const [, section = ''] = /\n## The template\n([^#]+)/.exec(docs) ?? [];
  const named = [...section.matchAll(/\*\*(.+?)\*\*/g)].map(([, name]) => name);
  expect(named).toEqual(readTemplate(posTemplate()).table.head);
});

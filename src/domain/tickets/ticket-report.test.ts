import { expect, test } from 'vitest';
import type { ReportFigures, TicketReport } from './ticket-report.api.ts';
import { averagePrice, reportCsv, rowName } from './ticket-report.ts';

const row = (key: string, name: string | null = null) => ({ key, name, ...FIGURES });

const FIGURES: ReportFigures = {
  tickets: 2,
  pounds: '1240.5',
  pieces: '3',
  paidCents: 123_456,
  pricedPounds: '1000',
  pricedCents: 123_400,
  postedCents: 125_005,
  belowCents: 1_605,
  deductedPounds: '0.5',
  points: 12_345,
};

test.each([
  [44_871, '100', '4.4871'],
  [1, '3', '0.0033'],
  [1, '0.001', '10.0000'],
  [0, '5', '0.0000'],
  // 12.345 and a half step: up.
  [24_691, '20', '12.3455'],
  [100, '3.2', '0.3125'],
  [1, '160', '0.0001'],
  [1, '0', null],
])('%i cents for %s lb are %s per lb', (cents, pounds, average) => {
  expect(averagePrice(cents, pounds)).toBe(average);
});

test.each([
  ['day', row('2024-08-01'), '2024-08-01'],
  ['week', row('2024-07-29'), '2024-07-29'],
  ['yard', row('griffin'), 'Griffin GA'],
  ['yard', row(''), 'Not recorded'],
  ['grade', row('steel', 'Steel'), 'Steel'],
  ['grade', row('steel'), 'steel'],
  ['staff', row('0f', 'Stan Staff'), 'Stan Staff'],
  ['staff', row('webhook'), 'Point of sale'],
  ['staff', row('0f'), '0f'],
  ['source', row('import'), 'File import'],
  ['source', row('new'), 'new'],
] as const)('by %s %j is called %s', (by, figures, name) => {
  expect(rowName(figures, by)).toBe(name);
});

// Asked: 303
test('the CSV has the rows, the total and the reasons', () => {
  const report: TicketReport = {
    from: '2024-08-01',
    to: '2024-08-31',
    by: 'grade',
    rows: [{ ...row('steel', 'Steel'), points: null }],
    total: FIGURES,
    reasons: [
      { kind: 'deduction', reason: 'moisture', lines: 4, pounds: '0.5', cents: 225 },
      { kind: 'price', reason: 'unrecorded', lines: 1, pounds: '27', cents: -270 },
    ],
  };
  expect(reportCsv(report).split('\r\n')).toEqual([
    '\uFEFFGrade,Tickets,Pounds,Pieces,Paid,Average per lb,Posted average per lb,Below posted,Pounds deducted,Points',
    'Steel,2,1240.5,3,1234.56,1.2340,1.2501,16.05,0.5,',
    'Total,2,1240.5,3,1234.56,1.2340,1.2501,16.05,0.5,12345',
    '',
    'Reason,Type,Lines,Pounds,Reduction',
    'Moisture,Deduction,4,0.5,2.25',
    'Not recorded,Price change,1,27,-2.70',
    '',
  ]);
});

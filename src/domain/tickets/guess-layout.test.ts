import { expect, test } from 'vitest';
import { guessLayout, rememberedLayout, unknownGrades, withColumn } from './pos-layout.ts';

test.each([
  ['TicketNumber', 'number'],
  ['  Ticket -- No. ', 'number'],
  ['GROSS_LBS', 'gross'],
  ['Net Wt.', 'net'],
  ['Price/Lb', 'price'],
  ['Is Voided?', 'voided'],
])('a column named “%s” holds the %s', (name, key) =>
  expect(guessLayout([name]).columns).toEqual({ [key]: 0 }),
);

test('no column is two things, and nothing is in two columns', () => {
  expect(guessLayout(['Material Description']).columns).toEqual({ grade: 0 });
  expect(guessLayout(['Net', 'Net']).columns).toEqual({ net: 0 });
  expect(guessLayout(['Amount Paid', 'Amount']).columns).toEqual({ total: 0, amount: 1 });
});

test('a column that takes a meaning takes it from the one that had it', () => {
  const layout = guessLayout(['Ticket', 'Gross', 'Net']);
  expect(withColumn(layout, 2, 'gross').columns).toEqual({ number: 0, gross: 2 });
  expect(withColumn(layout, 1, '').columns).toEqual({ number: 0, net: 2 });
});

test('a remembered layout without a status gets one, unless its column means something else', () => {
  const stored = { columns: { number: 0, reason: 1 } };
  expect(rememberedLayout(['Ticket', 'Note', 'Status'], stored).columns).toEqual({
    number: 0,
    reason: 1,
    status: 2,
  });
  expect(rememberedLayout(['Ticket', 'Status'], stored).columns).toEqual({ number: 0, reason: 1 });
  expect(rememberedLayout(['Ticket', 'Note'], stored).columns).toEqual({ number: 0, reason: 1 });
  const known = { ...stored, statuses: {} };
  expect(rememberedLayout(['Ticket', 'Note', 'Status'], known).columns).toEqual({ number: 0, reason: 1 });
});

test('a grade is asked for once, however it is spaced and written', () => {
  const layout = guessLayout(['Ticket', 'Material']);
  const rows = ['Tin', ' tin ', 'TIN', '', 'Steel'].map((grade) => ['1', grade]);
  const grades = [{ metalType: 'steel', name: 'Steel', price: '0.11', unit: 'lb' }];
  expect(unknownGrades(rows, layout, grades)).toEqual(['TIN']);
  expect(unknownGrades(rows, { ...layout, grades: { tin: 'steel' } }, grades)).toEqual([]);
});

import { expect, test } from 'vitest';
import { ticketLine } from '../../../../../tests/support/ticket.ts';
import { type LineInProgress, lineFor, NO_LINE, type ReadyLine } from '../desk/ticket-draft.ts';
import { heldName, lostText, weighedText } from './held-text.ts';

const STEEL = { metalType: 'steel', name: 'Steel', price: '0.11', unit: 'lb' };
const LINE: ReadyLine = {
  key: 'a',
  grade: STEEL,
  line: ticketLine({ metalType: 'steel', gross: '100', price: '0.11' }),
  priced: { net: '100', cents: 1_100, priceReason: null },
};
const loaded = { grade: STEEL, draft: { ...lineFor(STEEL), gross: '12400' }, key: null, awaitsTare: true };
const unloaded = { ...loaded, draft: { ...loaded.draft, tare: '5200' } };

test.each([
  [{ lines: [LINE], typed: NO_LINE }, '1 line, $11.00'],
  [{ lines: [], typed: loaded }, '12,400 lb gross, tare to come'],
  [{ lines: [LINE], typed: loaded }, '1 line, $11.00; 12,400 lb gross, tare to come'],
  [{ lines: [LINE], typed: unloaded }, '2 lines, $803.00'],
  [{ lines: [], typed: NO_LINE }, '0 lines, $0.00'],
] as readonly (readonly [{ lines: ReadyLine[]; typed: LineInProgress }, string])[])(
  'what is weighed reads %#: %s',
  (ticket, text) => {
    expect(weighedText(ticket)).toBe(text);
  },
);

test.each([
  [{ label: '', customerId: null, customerName: null }, 'Walk-in'],
  [{ label: ' Blue F-250 ', customerId: null, customerName: null }, 'Blue F-250'],
  [{ label: 'Blue F-250', customerId: 'a', customerName: 'Ada Wright' }, 'Ada Wright, Blue F-250'],
  [{ label: '', customerId: 'a' }, 'Customer'],
])('%j is called %s', (ticket, name) => {
  expect(heldName(ticket)).toBe(name);
});

const at = '2026-11-28T14:23:00.000Z';
test('whoever was first is named, with what they did', () => {
  const closed = { by: 'Cora', at, isRecorded: true };
  expect(lostText({ kind: 'closed', closed })).toBe('Cora recorded this ticket, Nov 28, 2026, 9:23 AM.');
  expect(lostText({ kind: 'closed', closed: { by: null, at: null, isRecorded: false } })).toBe(
    'Someone discarded this ticket.',
  );
  const changed = { by: 'Cora', at: new Date().toISOString(), now: {} as never };
  expect(lostText({ kind: 'taken', changed })).toBe('Cora took over this ticket just now');
});

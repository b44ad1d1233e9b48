import { expect, test } from 'vitest';
import { codeOf, codeCharacters, printedNumber } from './printed-number.ts';

test.each([
  ['9612', '9612'],
  [' 9612 ', '9612'],
  ['#9612', '9612'],
  ['# 9612', '9612'],
  ['No. 9612', '9612'],
  ['no 9612', '9612'],
  ['No.#9612', '9612'],
  ['Nr. 9612', '9612'],
  ['Nº 9612', '9612'],
  ['№9612', '9612'],
  ['Núm. 9612', '9612'],
  ['Ticket # 9612', '9612'],
  ['Boleto No. 9612', '9612'],
  ['96 12', '9612'],
  ['gr–9612', 'GR-9612'],
  ['GR−9612\u200B', 'GR-9612'],
  ['LOIL-01', 'LOIL-01'],
  ['NO9612', 'NO9612'],
  ['N 9612', 'N9612'],
  ['NOR-9612', 'NOR-9612'],
  ['TICKET9612', 'TICKET9612'],
])('%j is printed as %s', (typed, number) => expect(printedNumber(typed)).toBe(number));

// Asked: 331
test.each([
  ['7K3QX-M9D2T', '7K3QXM9D2T'],
  [' 7k3qx m9d2t\n', '7K3QXM9D2T'],
  ['7k3qx—m9d2t', '7K3QXM9D2T'],
  ['iLo1-0OIl', '11010011'],
  ['', ''],
])('%j means %s', (typed, signs) => expect(codeCharacters(typed)).toBe(signs));

test.each([
  ['RW-7K2M9QXT', 'RW-7K2M9QXT'],
  ['rw 7k2m 9qxt', 'RW-7K2M9QXT'],
  [' 7K2M9QXT ', 'RW-7K2M9QXT'],
  ['RW–7K2M9QXT', 'RW-7K2M9QXT'],
  ['#RW7K2M9QXT', 'RW-7K2M9QXT'],
  ['No. RW-7K2M9QXT', 'RW-7K2M9QXT'],
  ['rw-ol2m9qxi', 'RW-012M9QX1'],
  ['RWRWRWRW', 'RW-RWRWRWRW'],
])('%j is the reward code %s', (typed, code) => expect(codeOf('RW', typed)).toBe(code));

test.each(['', 'RW-7K2M9QX', '7K2M9QXTT', '7705550101', 'RW-7K2M9QXU', 'GS-7K2M9QXT', 'https://example.com'])(
  '%j is no reward code',
  (typed) => expect(codeOf('RW', typed)).toBeNull(),
);

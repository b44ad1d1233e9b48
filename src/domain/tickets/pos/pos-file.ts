import { POS_CALL_MAX_LINES, TICKET_MAX_LINES } from '../../../business/constants.ts';
import { type Yard, YARDS, type YardId } from '../../../business/yards.ts';
import { firstMessages } from '../../shared/text/first-messages.ts';
import { type Cents, toDollars } from '../../shared/numbers/money.ts';
import { printedNumber } from '../../shared/text/printed-number.ts';
import { toE164 } from '../../shared/contact/phone.ts';
import type { CounterGrade } from '../admin-tickets.api.ts';
import { numberKey } from '../find/number-key.ts';
import {
  cellOf,
  plainKey,
  POS_COLUMNS,
  type PosColumn,
  type PosLayout,
  layoutStateOf,
} from './pos-layout.ts';
import { factOf, quoted, readPosLine, readMoney, RowFault } from './pos-line.ts';
import { isMarked, type PosState } from './pos-status.ts';
import type { PosTable } from './pos-table.ts';
import { type PosTicketInput, posTicketSchema } from './pos-ticket.schema.ts';
import { type PosTime, readPosTimes } from './pos-time.ts';

/** Something to say about a ticket, and where in the file to fix it. */
export interface PosRemark {
  /** As a spreadsheet counts it. */
  readonly row: number;
  /** null: the row as a whole. */
  readonly column: PosColumn | null;
  readonly message: string;
}

/** A ticket of a file; each row under the names is in one of them, if it is not empty. */
export interface FileTicket {
  readonly rows: readonly number[];
  /** Those of its lines. */
  readonly lineRows: readonly number[];
  readonly number: string;
  /** null if it cannot be read. */
  readonly ticket: PosTicketInput | null;
  /** Why it cannot be taken. */
  readonly fault: PosRemark | null;
  /** Why it is not a sale: voided, open, a line of totals. */
  readonly leftOut: PosRemark | null;
  /** A seller's phone number that is not a US one: the ticket earns no points before it is. */
  readonly phoneFault: PosRemark | null;
}

/** In the place of figures that cannot be read, where nothing but the number counts. */
const NO_SALE = {
  phone: '',
  paidBy: null,
  total: '0.00',
  lines: [{ metalType: 'void', unit: 'lb', gross: '0', price: '0' }],
} satisfies Partial<PosTicketInput>;

const NO_NUMBER = 'The ticket number is missing: each row needs one';

interface FileRow {
  readonly row: number;
  readonly number: string;
  /** Among the rows of tickets, from 0. */
  readonly place: number;
  /** As the file writes it. */
  readonly rawNumber: string;
  /** It is under a row with the number, and has none of its own. */
  readonly isContinued: boolean;
  /** null: the row does not say it, as with all facts but the first row's in some files. */
  readonly yardId: YardId | null;
  readonly when: PosTime | null;
  readonly phone: string;
  readonly paidBy: PosTicketInput['paidBy'];
  readonly total: Cents | null;
  readonly state: { readonly is: PosState; readonly column: PosColumn; readonly text: string } | null;
  readonly line: PosTicketInput['lines'][number] | null;
  readonly amount: Cents | null;
  /** Of the row, in the order in which they are read. */
  readonly faults: readonly PosRemark[];
  /** Its yard or day is there and cannot be read: it may be a row of any ticket with its number. */
  readonly isUnsure: boolean;
}

/** Letters and digits alone: "Griffin North, GA" begins with griffin-north. */
const lettersOf = (text: string) => plainKey(text).replace(/[^a-z0-9]/g, '');

/** The yard that a file names: by its whole id or name, or else the one with the longest id that the text begins with. */
export function yardNamed<Named extends Pick<Yard, 'name'> & { readonly id: string }>(
  text: string,
  yards: readonly Named[],
): Named | undefined {
  const letters = lettersOf(text);
  const begins = yards.filter(({ id }) => letters.startsWith(lettersOf(id)));
  return (
    yards.find(({ id, name }) => [lettersOf(id), lettersOf(name)].includes(letters)) ??
    begins.toSorted((one, other) => other.id.length - one.id.length)[0]
  );
}

function readYard(text: string): YardId | null {
  if (text === '') return null;
  const yard = yardNamed(text, YARDS);
  if (!yard)
    throw new RowFault(
      'yard',
      `${quoted(text)} isn’t one of our yards: use ${YARDS.map(({ id }) => id).join(', ')}`,
    );
  return yard.id;
}

/** Our word for a way to pay; null: not recorded. */
function readPaidBy(text: string): PosTicketInput['paidBy'] {
  if (text === '') return null;
  if (/check/i.test(text)) return 'check';
  if (/voucher/i.test(text)) return 'voucher';
  return /transfer|ach|wire|zelle|direct/i.test(text) ? 'transfer' : 'other';
}

function readWhen(row: readonly string[], layout: PosLayout): PosTime | null {
  const [date, time] = [factOf(row, layout, 'date'), factOf(row, layout, 'time')];
  if (date === '') return null;
  const when = readPosTimes(date, time);
  if (when) return when;
  throw new RowFault(
    'date',
    `${quoted(`${date} ${time}`.trim())} isn’t a date we can read: use 11/20/2026 10:05 AM or 2026-11-20 10:05`,
  );
}

function readState(row: readonly string[], layout: PosLayout): FileRow['state'] {
  const mark = cellOf(row, layout, 'voided');
  if (mark !== '' && isMarked(mark)) return { is: 'out', column: 'voided', text: mark };
  const text = cellOf(row, layout, 'status');
  if (text === '') return null;
  const is = layoutStateOf(text, layout);
  if (is === null) throw new RowFault('status', `Is a ticket marked ${quoted(text)} paid? Choose above`);
  return { is, column: 'status', text };
}

/** Systems write "N/A" or an empty mask such as "(   )    -" where nobody gave a number. */
const readPhone = (text: string): string => (/^(?:[^\p{L}\p{N}]*|n\/?a|none)$/iu.test(text) ? '' : text);

const OF_A_LINE = ['grade', 'gross', 'net', 'price', 'amount'] as const;

function readRow(
  cells: readonly string[],
  row: number,
  layout: PosLayout,
  grades: readonly CounterGrade[],
): FileRow {
  const faults: PosRemark[] = [];
  const read = <Value>(reader: () => Value): Value | null => {
    try {
      return reader();
    } catch (error) {
      if (!(error instanceof RowFault)) throw error;
      faults.push({ row, column: error.column, message: error.message });
      return null;
    }
  };
  const number = read(() => printedNumber(factOf(cells, layout, 'number'))) ?? '';
  const yardId = read(() => readYard(factOf(cells, layout, 'yard')));
  const when = read(() => readWhen(cells, layout));
  const isUnsure = faults.length > 0;
  // Of a row that only brings the ticket's facts.
  const hasLine = OF_A_LINE.some((column) => cellOf(cells, layout, column) !== '');
  return {
    row,
    number,
    place: 0,
    rawNumber: cellOf(cells, layout, 'number').slice(0, 100),
    isContinued: false,
    yardId,
    when,
    isUnsure,
    state: read(() => readState(cells, layout)),
    phone: read(() => readPhone(factOf(cells, layout, 'phone'))) ?? '',
    paidBy: readPaidBy(cellOf(cells, layout, 'paidBy').slice(0, 100)),
    total: read(() => readMoney(cells, layout, 'total')),
    line: hasLine ? read(() => readPosLine(cells, layout, grades)) : null,
    amount: read(() => readMoney(cells, layout, 'amount')),
    faults,
  };
}

/** The row that a field such as "lines.2.gross" stands in. */
function rowOfField({ rows, lineRows }: Pick<FileTicket, 'rows' | 'lineRows'>, field: string): number {
  const [, line] = /^lines\.(\d+)/.exec(field) ?? [];
  return (line === undefined ? undefined : lineRows[Number(line)]) ?? rows[0] ?? 0;
}

const FIELD_COLUMNS: Readonly<Record<string, PosColumn>> = {
  yardId: 'yard',
  soldAt: 'date',
  metalType: 'grade',
  deductionReason: 'reason',
  priceReason: 'reason',
};

/** Where in the file a field such as "lines.2.gross" stands. */
export function remarkAt(
  ticket: Pick<FileTicket, 'rows' | 'lineRows'>,
  field: string,
  message: string,
): PosRemark {
  const name = field.split('.').at(-1) ?? '';
  const column = FIELD_COLUMNS[name] ?? (name in POS_COLUMNS ? (name as PosColumn) : null);
  return { row: rowOfField(ticket, field), column, message };
}

const at = (row: number, column: PosColumn | null, message: string): PosRemark => ({ row, column, message });

interface Said<Value> {
  /** null: no row says it. */
  readonly value: Value | null;
  /** The first that says it. */
  readonly row: number;
  /** Another row says something else. */
  readonly fault: PosRemark | null;
}

/** Reads what a ticket says once, in whichever of its rows. */
const once =
  <Value>(
    column: PosColumn,
    what: string,
    valueOf: (row: FileRow) => Value | null,
    isSame: (one: Value, other: Value) => boolean = Object.is,
    orElse = '',
  ) =>
  (rows: readonly FileRow[]): Said<Value> => {
    const [first, ...others] = rows.filter((row) => valueOf(row) !== null);
    if (!first) return { value: null, row: rows[0]?.row ?? 0, fault: null };
    const value = valueOf(first) as Value;
    const other = others.find((row) => !isSame(value, valueOf(row) as Value));
    const message = `Ticket ${first.number} has a different ${what} in row ${first.row}: correct one of them${orElse}`;
    return { value, row: first.row, fault: other ? at(other.row, column, message) : null };
  };

const ONCE = {
  status: once(
    'status',
    'status',
    (row) => row.state,
    (one, other) => one.is === other.is,
  ),
  total: once(
    'total',
    'total',
    (row) => row.total,
    Object.is,
    `, or choose this column as “${POS_COLUMNS.amount[0]}”`,
  ),
  day: once('date', 'day', (row) => row.when?.day ?? null),
  phone: once(
    'phone',
    'phone',
    (row) => row.phone || null,
    (one, other) => one === other || (toE164(one) !== null && toE164(one) === toE164(other)),
  ),
};

const sameTicket = (what: string) =>
  `Is this row part of the same ticket? ${what}, and there’s no total to check`;

/**
 * Rows that may not be of one ticket. A total would not fit, but if there is none the amounts are added up, whatever they are of: so rows
 * under another spelling of the number, apart from each other, or without the yard that others have, are asked about.
 */
function doubtOf(read: readonly FileRow[], layout: PosLayout): PosRemark | null {
  const [first] = read;
  const other = read.find(({ rawNumber, isContinued }) => !isContinued && rawNumber !== first?.rawNumber);
  const apart = read.find(({ place }, index) => place !== (first?.place ?? 0) + index);
  const yardless =
    layout.columns.yard !== undefined && read.some(({ yardId }) => yardId !== null)
      ? read.find(({ yardId, isContinued }) => yardId === null && !isContinued)
      : undefined;
  if (other)
    return at(other.row, 'number', sameTicket(`Row ${first?.row} has ${quoted(first?.rawNumber ?? '')}`));
  if (apart) return at(apart.row, 'number', sameTicket('It isn’t next to the other rows'));
  return yardless ? at(yardless.row, 'yard', sameTicket('It has no yard, but other rows do')) : null;
}

/** A ticket as far as its rows say it. */
interface Sale {
  readonly rows: readonly FileRow[];
  readonly lined: readonly FileRow[];
  readonly layout: PosLayout;
  readonly yardId: YardId | '';
  readonly status: Said<FileRow['state']>;
  readonly total: Said<Cents>;
  readonly day: Said<string>;
  readonly phone: Said<string>;
}

type FaultOf = (sale: Sale) => PosRemark | null | undefined;

const needs =
  (column: PosColumn | null, isMet: (sale: Sale) => boolean, message: string): FaultOf =>
  (sale) =>
    isMet(sale) ? null : at(sale.rows[0]?.row ?? 0, column, message);

/** Why a ticket cannot be taken: the first of these that finds something. */
const FAULTS: readonly FaultOf[] = [
  ({ rows }) => rows.find(({ faults }) => faults.length > 0)?.faults[0],
  ({ rows, total }) => {
    const continued = total.value === null ? rows.find(({ isContinued }) => isContinued) : undefined;
    return continued && at(continued.row, 'number', NO_NUMBER);
  },
  ({ status }) => status.fault,
  ({ rows, total, layout }) => (total.value === null ? doubtOf(rows, layout) : null),
  needs('yard', ({ yardId }) => yardId !== '', 'The yard is missing: add it to a row, or choose it above'),
  needs('date', ({ day }) => day.value !== null, 'The date is missing: add it to a row'),
  ({ day }) => day.fault,
  ({ phone }) => phone.fault,
  ({ total }) => total.fault,
  needs('grade', ({ lined }) => lined.length > 0, 'The ticket has no lines: add a grade and a weight'),
  needs(
    null,
    ({ lined }) => lined.length <= TICKET_MAX_LINES,
    `A ticket can have up to ${TICKET_MAX_LINES} lines. Is “${POS_COLUMNS.number[0]}” the right column?`,
  ),
  ({ lined, total, layout }) => {
    const unpriced = total.value === null ? lined.find(({ amount }) => amount === null) : undefined;
    const column = layout.columns.amount === undefined ? 'total' : 'amount';
    return (
      unpriced && at(unpriced.row, column, 'The total is missing: add the ticket total or the line amounts')
    );
  },
];

/** What is sent of it, if nothing is wrong with it. */
function inputOf({ rows, lined, yardId, status, total, day, phone }: Sale): PosTicketInput {
  const ways = new Set(rows.flatMap(({ paidBy }) => paidBy ?? []));
  const [way = null] = ways;
  const times = rows.flatMap(({ when }) => when?.time ?? []).toSorted();
  const sum = lined.reduce((cents, { amount }) => cents + (amount ?? 0), 0);
  return {
    yardId: yardId as YardId,
    number: rows[0]?.number ?? '',
    // A line has its own minute in some files; the sale begins with the first.
    soldAt: `${day.value ?? ''}T${times[0] ?? '12:00'}`,
    phone: phone.value ?? '',
    paidBy: ways.size > 1 ? 'other' : way,
    total: toDollars(total.value ?? sum),
    lines: lined.map(({ line }) => line as NonNullable<typeof line>),
    ...(isOut({ status }) && { status: 'void' }),
  };
}

const isOut = ({ status }: Pick<Sale, 'status'>) => status.value?.is === 'out' && !status.fault;

function ticketOfRows(rows: readonly FileRow[], layout: PosLayout): FileTicket {
  const lined = rows.filter(({ line }) => line !== null);
  const sale: Sale = {
    rows,
    lined,
    layout,
    yardId: rows.find((row) => row.yardId !== null)?.yardId ?? layout.yardId,
    status: ONCE.status(rows),
    total: ONCE.total(rows),
    day: ONCE.day(rows),
    phone: ONCE.phone(rows),
  };
  const ticket = inputOf(sale);
  const { status, day, phone } = sale;
  const none: FileTicket = {
    rows: rows.map(({ row }) => row),
    lineRows: lined.map(({ row }) => row),
    number: ticket.number,
    ticket: null,
    fault: null,
    leftOut: null,
    phoneFault: null,
  };
  const checked = lined.length > TICKET_MAX_LINES ? null : posTicketSchema.safeParse(ticket);
  if (isOut(sale) && status.value) {
    const { column, text } = status.value;
    const leftOut = at(status.row, column, `The file says ${quoted(text)}, so it isn’t a sale`);
    // Whatever else cannot be read of it, the number says whether it counts here.
    const named = checked?.success ? ticket : { ...ticket, ...NO_SALE };
    const isKnown = !day.fault && posTicketSchema.safeParse(named).success;
    return { ...none, leftOut, ticket: isKnown ? named : null };
  }
  for (const faultOf of FAULTS) {
    const fault = faultOf(sale);
    if (fault) return { ...none, fault };
  }
  if (!checked?.success) {
    const [[field, message]] = Object.entries(firstMessages(checked?.error.issues ?? [])) as [
      [string, string],
    ];
    return { ...none, fault: remarkAt(none, field, message) };
  }
  const isUnread = phone.value !== null && toE164(phone.value) === null;
  const phoneFault = isUnread
    ? at(
        phone.row,
        'phone',
        `${quoted(phone.value ?? '')} isn’t a US phone number: use ten digits, such as 770-555-0142`,
      )
    : null;
  return { ...none, ticket, phoneFault };
}

const yearOf = ({ when }: FileRow) => when?.day.slice(0, 4) ?? null;

/**
 * The rows of each ticket among those with one number: by yard and year. A row that does not say them belongs to the only ticket with the number,
 * or to the one next to it. If that is not certain, none of them can be taken.
 */
function groupsOf(rows: readonly FileRow[]): readonly (readonly FileRow[])[] {
  const hasYard = rows.some(({ yardId, isUnsure }) => yardId !== null || isUnsure);
  const fullKey = (row: FileRow): string | null => {
    const year = yearOf(row);
    return year !== null && (row.yardId !== null || !hasYard) ? `${row.yardId ?? ''} ${year}` : null;
  };
  const groups = new Map<string, FileRow[]>();
  for (const row of rows) {
    const key = fullKey(row);
    if (key !== null) groups.set(key, []);
  }
  if (groups.size <= 1) return [rows];
  const fits = (row: FileRow, key: string) => {
    const [yardId, year] = key.split(' ');
    return (row.yardId ?? yardId) === yardId && (yearOf(row) ?? year) === year;
  };
  // The ticket that a row continues, read downward or upward.
  const beside = (ordered: readonly FileRow[]) => {
    let last: { row: number; key: string | null } = { row: -1, key: null };
    return new Map(
      ordered.map((row) => {
        const isNext = Math.abs(row.row - last.row) === 1 && last.key !== null && fits(row, last.key);
        last = { row: row.row, key: fullKey(row) ?? (isNext ? last.key : null) };
        return [row, last.key];
      }),
    );
  };
  const [above, below] = [beside(rows), beside(rows.toReversed())];
  for (const row of rows) {
    const possible = fullKey(row) === null ? [...groups.keys()].filter((key) => fits(row, key)) : [];
    const near = new Set([above.get(row), below.get(row)].flatMap((key) => key ?? []));
    const key = fullKey(row) ?? [...(possible.length === 1 ? possible : near.size === 1 ? near : [])][0];
    if (row.isUnsure || key === undefined) {
      const message = `Which ticket ${row.number} does this row belong to? Add the ticket’s yard and date`;
      const fault: PosRemark = { row: row.row, column: 'date', message };
      return [
        [{ ...row, faults: [...row.faults, fault] }, ...rows.filter((other) => other !== row)].toSorted(
          (one, other) => one.row - other.row,
        ),
      ];
    }
    groups.get(key)?.push(row);
  }
  return [...groups.values()];
}

const factsOf = (rows: readonly FileRow[]): string =>
  JSON.stringify(
    rows.map(({ yardId, when, phone, paidBy, total, state, line, amount }) => [
      yardId,
      when,
      phone,
      paidBy,
      total,
      state,
      line,
      amount,
    ]),
  );

/**
 * A sale that stands in the file again under another spelling of its number ("0009724", "9724") is a ticket of its own, which is known when
 * it is taken. What else has another spelling is a part of the same ticket, and has to come to its total.
 */
function copiesIn(rows: readonly FileRow[]): readonly (readonly FileRow[])[] {
  const spelled = [...Map.groupBy(rows, ({ number }) => number).values()];
  if (spelled.length === 1) return spelled;
  const isCopied = new Set(spelled.map(factsOf)).size === 1 && rows.every(({ total }) => total !== null);
  return isCopied ? spelled : [rows];
}

/**
 * The tickets of a file: rows of one yard, number and year are one. What a row leaves empty is what the ticket's other rows say. A row that cannot
 * be read takes its whole ticket along. Empty rows are passed over; every other one is in exactly one ticket.
 */
export function readPosFile(
  { head, headRow, rows }: PosTable,
  layout: PosLayout,
  grades: readonly CounterGrade[],
): readonly FileTicket[] {
  const byNumber = new Map<string, FileRow[]>();
  const others: FileTicket[] = [];
  const nobodys = { lineRows: [], ticket: null, fault: null, leftOut: null, phoneFault: null };
  const names = head.join('\n');
  let last: FileRow | null = null;
  let place = 0;
  for (const [index, cells] of rows.entries()) {
    const filled = cells.find((cell) => cell.trim() !== '');
    if (filled === undefined) continue;
    const row = headRow + index + 1;
    const leaveOut = (message: string) =>
      others.push({ ...nobodys, rows: [row], number: '', leftOut: { row, column: null, message } });
    const own = readRow(cells, row, layout, grades);
    const above: FileRow | null = last?.row === row - 1 ? last : null;
    last = null;
    const hasDate = cellOf(cells, layout, 'date') !== '';
    if (cells.join('\n') === names) leaveOut('A repeated header row');
    else if (!hasDate && /\btotals?\b/i.test((cellOf(cells, layout, 'number') || filled).slice(0, 100)))
      leaveOut('A row of totals');
    else {
      const number: string = own.number || (hasDate ? '' : (above?.number ?? ''));
      if (number === '') {
        const fault = own.faults.find(({ column }) => column === 'number');
        others.push({
          ...nobodys,
          rows: [row],
          number: '',
          fault: fault ?? { row, column: 'number', message: NO_NUMBER },
        });
        continue;
      }
      last = { ...own, number, place, isContinued: own.number === '' };
      place += 1;
      const same = byNumber.get(numberKey(number));
      if (same) same.push(last);
      else byNumber.set(numberKey(number), [last]);
    }
  }
  const tickets = [...byNumber.values()]
    .flatMap(groupsOf)
    .flatMap(copiesIn)
    .map((group) => ticketOfRows(group, layout));
  return [...tickets, ...others];
}

/** Parts that fit into a call each. */
export function callParts<Ticket extends { readonly lines: readonly unknown[] }>(
  tickets: readonly Ticket[],
): readonly (readonly Ticket[])[] {
  const parts: Ticket[][] = [];
  let lines = POS_CALL_MAX_LINES;
  for (const ticket of tickets) {
    lines += ticket.lines.length;
    if (lines > POS_CALL_MAX_LINES) {
      parts.push([]);
      lines = ticket.lines.length;
    }
    parts.at(-1)?.push(ticket);
  }
  return parts;
}

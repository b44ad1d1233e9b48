import type { YardId } from '../../../business/yards.ts';
import type { CounterGrade } from '../admin-tickets.api.ts';
import { type PosState, posStateOf } from './pos-status.ts';

const OF_WEIGHT = '( ?(weight|wt|lbs?|pounds?))?';

/**
 * What a column of a file may hold: as owners read it, names that say just that, names that may say it, and words that rule it out. Names are
 * compared in lower case, with spaces for all but letters, digits, % and $.
 */
export const POS_COLUMNS = {
  number: [
    'Ticket number',
    /^((scale )?(ticket|tkt|receipt)( ?(number|num|no|id))?|number|no)$/,
    /\b(ticket|tkt|receipt|invoice)\b/,
    /total|date|time|type|status|amount|paid|note|void|line|phone/,
  ],
  date: [
    'Date (time optional)',
    /^((ticket|sale|sold|transaction) )?date( ?(and )?time)?$|^(date )?sold( on)?$|^datetime$/,
    /\b(date|datetime|sold)\b/,
    /birth|exp|print|due|void|cancel/,
  ],
  time: ['Time', /^((ticket|sale|sold) )?time$/, /\btime\b/, /date/],
  yard: [
    'Yard',
    /^(yard|location|site|branch)( (name|id))?$/,
    /\b(yard|location|site|branch)\b/,
    /phone|ticket/,
  ],
  phone: [
    'Customer’s phone',
    /^((seller|customer|cust|vendor|cell|mobile) )*(phone|mobile|cell|tel)( ?(number|no|num))?$/,
    /phone|mobile|\b(cell|tel)\b/,
    /yard|location|site|branch|office|company|store|cashier|employee|buyer|clerk|operator/,
  ],
  status: [
    'Ticket status',
    /^((ticket|sale|transaction) )?status$/,
    /status|\b(open|hold)\b|^((ticket|transaction|trans) )?type$/,
    /void|cancel|date|time|\bby\b/,
  ],
  voided: [
    'Void mark',
    /^(is )?(void(ed)?|cancel(l?ed)?|deleted|reversed)$/,
    /void|cancel|\b(deleted|reversed)\b/,
    /^$/,
  ],
  paidBy: [
    'Paid by',
    /^(paid by|payment|pay(ment)? (type|method|mode)|tender( type)?)$/,
    /paid by|\bpay(ment)? (type|method)|\btender\b/,
    /amount|total|date|status/,
  ],
  grade: [
    'Grade',
    /^(grade|material|commodity|metal|item|product)( (name|type|description|desc))?$|^description$/,
    /\b(grade|material|commodity|metal|item|product|description)\b/,
    /price|amount|total|weight|count|qty|quantity/,
  ],
  unit: [
    'Unit',
    /^((weight|price) )?(units?|uom|um)( (of measure|type))?$/,
    /\b(unit|uom)\b/,
    /price|cost|rate|amount/,
  ],
  gross: ['Gross weight', new RegExp(`^gross${OF_WEIGHT}$`), /\bgross/, /amount|total|price|pay|\$/],
  tare: ['Tare', new RegExp(`^tare${OF_WEIGHT}$`), /\btare/, /\$/],
  deduction: [
    'Deduction',
    new RegExp(`^(deductions?|deduct|dust|dirt)${OF_WEIGHT}$`),
    /deduct|\b(dust|dirt)\b/,
    /reason|why|note|%|percent|amount|\$/,
  ],
  reason: [
    'Reason for deduction or price',
    /^((deduction|price) )?reason$|^why$/,
    /reason|\b(why|notes?)\b/,
    /void|cancel/,
  ],
  net: [
    'Net weight',
    new RegExp(`^net${OF_WEIGHT}$`),
    /\bnet\b|^(weight|lbs|pounds)$/,
    /amount|total|price|pay|paid|\$/,
  ],
  price: [
    'Price per unit',
    /^(unit )?(price|rate|cost)( (per )?(unit|lb|pound|ton|cwt))?$/,
    /price|\b(rate|cost)\b/,
    /total|\bext|amount/,
  ],
  amount: [
    'Line amount',
    /^((line|net) )?amount$|^line total$|^ext(ended|ension)?( (amount|price|total))?$/,
    /amount|\bext(ended)?\b|line total/,
    /ticket|weight|deduct|tax/,
  ],
  total: [
    'Ticket total',
    /^((ticket|grand|receipt) )?total( (amount|paid|pay|due))?$|^((ticket|total) )?amount paid$|^ticket amount$/,
    /\b(total|paid)\b/,
    /\b(by|weight|lbs?|net|gross|tons?|qty|date|status|line)\b/,
  ],
} as const satisfies Readonly<Record<string, readonly [string, RegExp, RegExp, RegExp?]>>;

export type PosColumn = keyof typeof POS_COLUMNS;
export const POS_COLUMN_KEYS = Object.keys(POS_COLUMNS) as PosColumn[];

/** The units of scrap yards' systems, with the pounds of those that weigh. */
export const POS_UNITS = {
  lb: ['pounds', 1],
  cwt: ['hundredweights', 100],
  ton: ['tons', 2_000],
  gt: ['gross tons', 2_240],
  each: ['pieces', null],
} as const satisfies Readonly<Record<string, readonly [string, number | null]>>;

export type PosUnit = keyof typeof POS_UNITS;

/** How a kind of file is read. Devices remember it by the names of the columns. */
export interface PosLayout {
  /** Which column of the file it is, from 0. */
  readonly columns: Readonly<Partial<Record<PosColumn, number>>>;
  /** Of all tickets, where no column says it. */
  readonly yardId: YardId | '';
  /** Of all lines, where no column says it. */
  readonly unit: PosUnit;
  /** The metal type of a grade as the file calls it. */
  readonly grades: Readonly<Record<string, string>>;
  /** What a status means that we do not know. */
  readonly statuses: Readonly<Record<string, PosState>>;
}

/** A column's name as names are compared. */
const plainName = (name: string) =>
  name
    .slice(0, 100)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z0-9%$]+/g, ' ')
    .trim();

const OWN_NAMES = Object.fromEntries(
  Object.entries(POS_COLUMNS).map(([key, [name]]) => [key, plainName(name)]),
);

function scoreOf(name: string, key: PosColumn): number {
  const [, exact, likely, unlike]: readonly [string, RegExp, RegExp, RegExp?] = POS_COLUMNS[key];
  if (name === OWN_NAMES[key]) return 3;
  if (exact.test(name)) return 2;
  return likely.test(name) && !unlike?.test(name) ? 1 : 0;
}

/** By the names of the columns: our own, as the template has them, or else a guess. What fits best first, and each column is one thing. */
export function guessLayout(head: readonly string[]): PosLayout {
  const names = head.map(plainName);
  const fits = POS_COLUMN_KEYS.flatMap((key) =>
    names.map((name, index) => ({ key, index, score: scoreOf(name, key) })),
  )
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
  const columns: Partial<Record<PosColumn, number>> = {};
  const taken = new Set<number>();
  for (const { key, index } of fits) {
    if (columns[key] !== undefined || taken.has(index)) continue;
    columns[key] = index;
    taken.add(index);
  }
  return { columns, yardId: '', unit: 'lb', grades: {}, statuses: {} };
}

/** A layout that a device remembers. Before tickets had a status, none was remembered of it. */
export function rememberedLayout(head: readonly string[], stored: Partial<PosLayout>): PosLayout {
  const guess = guessLayout(head);
  const columns = stored.columns ?? guess.columns;
  if (stored.statuses) return { ...guess, ...stored, columns };
  const added = (['status', 'voided'] as const).flatMap((key) => {
    const index = guess.columns[key];
    return index === undefined || Object.values(columns).includes(index) ? [] : [[key, index] as const];
  });
  return { ...guess, ...stored, columns: { ...columns, ...Object.fromEntries(added) } };
}

/** The layout with another meaning of a column; '' for none. What had this meaning has none then. */
export function withColumn(layout: PosLayout, index: number, key: PosColumn | ''): PosLayout {
  const others = Object.entries(layout.columns).filter(([old, at]) => at !== index && old !== key);
  return { ...layout, columns: Object.fromEntries(key === '' ? others : [...others, [key, index]]) };
}

/** What a layout still lacks, as sentences. */
export function lacksOf({ columns, yardId }: PosLayout): readonly string[] {
  const has = (...keys: readonly PosColumn[]) => keys.some((key) => columns[key] !== undefined);
  return [
    ...(['number', 'date', 'grade', 'price'] as const)
      .filter((key) => !has(key))
      .map((key) => `Choose the column for “${POS_COLUMNS[key][0]}”.`),
    ...(has('gross', 'net') ? [] : ['Choose the column for the gross or net weight.']),
    ...(has('amount', 'total') ? [] : ['Choose the column for the ticket total or the line amount.']),
    ...(has('yard') || yardId !== '' ? [] : ['Choose the yard for these tickets, or its column.']),
  ];
}

// What keeps a spreadsheet from reading a number, and is not seen in it: ="0008802" and '0008803.
const GUARD = /^(?:=\s*"([^"]*)"|'(.*))$/su;

/** The cell of a row; empty if the layout has no such column. */
export const cellOf = (row: readonly string[], { columns }: PosLayout, key: PosColumn): string =>
  (row[columns[key] ?? -1] ?? '').trim().replace(GUARD, '$1$2').trim();

/** A text as grades, yards and statuses are compared. */
export const plainKey = (text: string) => text.trim().toLowerCase();

/** The metal type of a grade: as the owner chose it for this kind of file, or as its key or name says. */
export function gradeOf(text: string, { grades: chosen }: PosLayout, grades: readonly CounterGrade[]) {
  const key = plainKey(text);
  const metalType = chosen[key];
  return grades.find((grade) =>
    metalType === undefined
      ? plainKey(grade.name) === key || grade.metalType === key
      : grade.metalType === metalType,
  );
}

/** What a status means: as the owner chose it for this kind of file, or as its words say; null: not known. */
export const layoutStateOf = (text: string, { statuses }: PosLayout): PosState | null =>
  statuses[plainKey(text)] ?? posStateOf(text);

/** The texts of a column that are not known yet, each once. */
function unknownTexts(
  rows: readonly (readonly string[])[],
  layout: PosLayout,
  column: PosColumn,
  isKnown: (text: string) => boolean,
): readonly string[] {
  const texts = new Map(rows.map((row) => cellOf(row, layout, column)).map((text) => [plainKey(text), text]));
  return [...texts.values()].filter((text) => text !== '' && !isKnown(text));
}

/** The file's grades that are not matched to ours yet. */
export const unknownGrades = (
  rows: readonly (readonly string[])[],
  layout: PosLayout,
  grades: readonly CounterGrade[],
) => unknownTexts(rows, layout, 'grade', (text) => gradeOf(text, layout, grades) !== undefined);

/** The words of its tickets' status that we do not know. */
export const unknownStatuses = (rows: readonly (readonly string[])[], layout: PosLayout) =>
  unknownTexts(rows, layout, 'status', (text) => layoutStateOf(text, layout) !== null);

/** Names of columns that may say that a ticket is not a sale. */
const MAY_BE_STATUS =
  /status|state|void|cancel|disposition|\bopen\b|\bhold\b|^((ticket|transaction|trans) )?type$/;

/** Columns that may say whether a ticket is a sale, and that the layout does not read: by their names in the file. */
export const unusedStatusColumns = (head: readonly string[], { columns }: PosLayout): readonly string[] =>
  head.filter(
    (name, index) =>
      !Object.values(columns).includes(index) &&
      MAY_BE_STATUS.test(plainName(name)) &&
      !/date|time|\bby\b|reason|address|zip|license/.test(plainName(name)),
  );

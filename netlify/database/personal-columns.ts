import type { BuildExtraConfigColumns } from 'drizzle-orm';
import {
  type PgColumnBuilderBase,
  type PgTable,
  pgTable,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';

interface Classified {
  readonly privacy: 'personal' | 'impersonal' | 'hidden';
}

const classify =
  (privacy: Classified['privacy']) =>
  <Column extends PgColumnBuilderBase>(column: Column): Column & Classified =>
    Object.assign(column, { privacy });

/** A column that says something about a person. */
export const personal = classify('personal');
/** One that does not: a key from one of our lists, an amount, a count, a date that we set. */
export const impersonal = classify('impersonal');
/** Left out of a copy: secrets that open something, and which of our staff did something. */
export const hidden = classify('hidden');

const isHidden = (column: object) => 'privacy' in column && column.privacy === 'hidden';

/** A generated id, a timestamp or a boolean: these need no classification, whatever their names. */
interface Plain {
  readonly _: { readonly columnType: 'PgUUID' | 'PgTimestamp' | 'PgTimestampString' | 'PgBoolean' };
}

interface TableData {
  readonly of: 'visitors' | 'staff' | 'nobody';
  /** The columns that are left out of a copy. */
  readonly hidden: ReadonlySet<string>;
}

const tableData = new WeakMap<PgTable, TableData>();

/** Whose data a table holds. Throws for a table that none of the functions below made. */
export function dataOf(table: PgTable): TableData {
  const found = tableData.get(table);
  if (!found) throw new Error('Make the table with personalTable(), staffTable() or impersonalTable().');
  return found;
}

type Columns = Record<string, PgColumnBuilderBase>;
type Extra<Name extends string, Its extends Columns> = (
  self: BuildExtraConfigColumns<Name, Its, 'pg'>,
) => PgTableExtraConfigValue[];

/** pgTable() that remembers whose data it holds. */
function remembered<Name extends string, Its extends Columns>(
  of: TableData['of'],
  name: Name,
  columns: Its,
  extra?: Extra<Name, Its>,
) {
  const table = pgTable(name, columns, extra);
  const those = Object.entries(columns).filter(([, column]) => isHidden(column));
  tableData.set(table, { of, hidden: new Set(those.map(([key]) => key)) });
  return table;
}

type AllClassified<Its> = {
  readonly [Key in keyof Its]: Its[Key] extends Classified | Plain ? unknown : Classified;
};

/** A table that knows something about visitors. It compiles only once every column is classified. */
export const personalTable = <Name extends string, Its extends Columns>(
  name: Name,
  columns: Its & AllClassified<Its>,
  extra?: Extra<Name, Its>,
) => remembered<Name, Its>('visitors', name, columns, extra);

const tableOf =
  (of: TableData['of']) =>
  <Name extends string, Its extends Columns>(name: Name, columns: Its, extra?: Extra<Name, Its>) =>
    remembered(of, name, columns, extra);

/** Accounts of our staff: the owner who runs the business answers for them. */
export const staffTable = tableOf('staff');
/** No personal data. */
export const impersonalTable = tableOf('nobody');

import { invalid } from './failure.ts';
import { lookUp, type Ledger } from './ledger.ts';

type Row = Record<string, unknown>;

function expandOne(ledger: Ledger, row: Row, [first = '', ...rest]: readonly string[], whole: string): Row {
  if (!(first in row)) throw invalid(`This property cannot be expanded (${whole}).`, { param: 'expand[0]' });
  const value = row[first];
  const found = typeof value === 'string' ? lookUp(ledger, value) : value;
  if (Array.isArray(found)) {
    return { ...row, [first]: found.map((item) => expandOne(ledger, item as Row, rest, whole)) };
  }
  if (typeof found === 'string' || (typeof value === 'string' && !found)) {
    throw invalid(`This property cannot be expanded (${whole}).`, { param: 'expand[0]' });
  }
  if (!found || rest.length === 0) return { ...row, [first]: found };
  return { ...row, [first]: expandOne(ledger, found as Row, rest, whole) };
}

/** Puts whole objects where ids stand: `latest_charge.balance_transaction`, of a list `data.latest_charge`. */
export const expand = (ledger: Ledger, row: object, paths: readonly string[] = []): object =>
  paths.reduce<Row>((done, path) => expandOne(ledger, done, path.split('.'), path), row as Row);

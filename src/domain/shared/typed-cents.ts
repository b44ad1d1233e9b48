import { type Cents, toCents } from './money.ts';

const DOLLARS = /^\$?(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{0,2}))?$/;

/** Reads typed dollars: "123", "123.4", "$1,234.50". NaN if the text is no amount. */
export function typedCents(text: string): Cents {
  const [, whole = '', cents = ''] = DOLLARS.exec(text.trim()) ?? [];
  return toCents(`${whole.replaceAll(',', '')}.${cents.padEnd(2, '0')}`) ?? Number.NaN;
}

import { type Cents, toCents } from '../../domain/shared/money.ts';

const DOLLARS = /^\$?(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{0,2}))?$/;

/** "123", "123.4" and "$1,234.50" are dollars to whoever types; NaN where the text is none. */
export function typedCents(text: string): Cents {
  const [, whole = '', cents = ''] = DOLLARS.exec(text.trim()) ?? [];
  return toCents(`${whole.replaceAll(',', '')}.${cents.padEnd(2, '0')}`) ?? Number.NaN;
}

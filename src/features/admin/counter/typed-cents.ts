import { type Cents, toCents } from '../../../domain/shared/money.ts';

/** "123", "123.4" and "$1,234.50" are dollars to whoever types; NaN where the text is none. */
export function typedCents(text: string): Cents {
  const [whole = '', cents = ''] = text
    .trim()
    .replace(/^\$|,(?=\d{3})/g, '')
    .split('.');
  return toCents(`${whole}.${cents.padEnd(2, '0')}`) ?? Number.NaN;
}

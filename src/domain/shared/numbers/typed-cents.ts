import { type Cents, toCents } from './money.ts';
import { typedNumber, withoutCurrency } from './typed-number.ts';

/** Reads typed dollars: "123", "123.4", "$1,234.50", "123,40", "123.40 USD", "123.4000". NaN if the text is not an amount. */
export function typedCents(text: string): Cents {
  const [whole = '', cents = ''] = typedNumber(withoutCurrency(text), 2, '')?.split('.') ?? [];
  return toCents(`${whole}.${cents.padEnd(2, '0')}`) ?? Number.NaN;
}

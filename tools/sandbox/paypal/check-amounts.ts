import { toDollars } from '../../../src/domain/shared/money.ts';
import { refused } from './failure.ts';
import type { Money, NewUnit } from './parameters.ts';

/** The cents of dollars with two decimals at most. */
export function centsOf({ currency_code, value }: Money): number {
  if (currency_code !== 'USD') throw refused('INVALID_CURRENCY_CODE');
  if (!/^\d+(\.\d{1,2})?$/.test(value)) throw refused('DECIMAL_PRECISION');
  return Math.round(Number(value) * 100);
}

export const usd = (cents: number): Money => ({ currency_code: 'USD', value: toDollars(cents) });

/** Throws what PayPal does not add up. */
export function checkAmounts({ amount, items = [], shipping }: NewUnit): void {
  const total = centsOf(amount);
  if (total <= 0) throw refused('CANNOT_BE_ZERO_OR_NEGATIVE', '/purchase_units/0/amount/value');
  const { item_total, shipping: fee, tax_total } = amount.breakdown ?? {};
  const sum = items.reduce(
    (cents, { unit_amount, quantity }) => cents + centsOf(unit_amount) * Number(quantity),
    0,
  );
  if (items.length > 0 && !item_total) throw refused('ITEM_TOTAL_REQUIRED');
  if (items.length > 0 && item_total && centsOf(item_total) !== sum) throw refused('ITEM_TOTAL_MISMATCH');
  const parts = [item_total, fee, tax_total].map((part) => (part ? centsOf(part) : 0));
  if (amount.breakdown && parts.reduce((cents, part) => cents + part, 0) !== total)
    throw refused('AMOUNT_MISMATCH');
  if (shipping?.address.country_code === 'US' && !shipping.address.postal_code)
    throw refused('POSTAL_CODE_REQUIRED');
  if (shipping && !shipping.address.admin_area_2) throw refused('CITY_REQUIRED');
}

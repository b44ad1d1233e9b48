import * as z from 'zod/mini';
import { PAYMENT_CURRENCY } from '../../../src/business/constants.ts';
import { readCents, toDollars, type Cents } from '../../../src/domain/shared/numbers/money.ts';

export const moneySchema = z.object({ currency_code: z.string(), value: z.string() });

/** A PayPal amount without its sign; null for a currency that we never ask for. Throws if it is not an amount. */
export const paypalCents = ({ currency_code, value }: z.output<typeof moneySchema>): Cents | null =>
  currency_code === PAYMENT_CURRENCY ? readCents(value.replace(/^-/, '')) : null;

/** An amount in PayPal's format. */
export const toMoney = (cents: Cents): z.output<typeof moneySchema> => ({
  currency_code: PAYMENT_CURRENCY,
  value: toDollars(cents),
});

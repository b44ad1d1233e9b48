import * as z from 'zod/mini';
import { PAYMENT_CURRENCY } from '../../../src/business/constants.ts';
import { toDollars, type Cents } from '../../../src/domain/shared/money.ts';

export const moneySchema = z.object({ currency_code: z.string(), value: z.string() });

/** As PayPal writes an amount. */
export const toMoney = (cents: Cents): z.output<typeof moneySchema> => ({
  currency_code: PAYMENT_CURRENCY,
  value: toDollars(cents),
});

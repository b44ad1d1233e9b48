import { moneyText } from '../../../domain/shared/money.ts';

/** "$1,234.50" of "1234.50", "−$4.20" of "-4.20". */
export function dollars(amount: string): string {
  const cents = Math.round(Number(amount) * 100);
  return `${cents < 0 ? '−' : ''}${moneyText(Math.abs(cents))}`;
}

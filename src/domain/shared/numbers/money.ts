/** A whole number of US cents. Money is this everywhere inside; on the wire it is dollars with two decimals. */
export type Cents = number;

/** "8.99" from 899. */
export function toDollars(cents: Cents): string {
  const sign = cents < 0 ? '-' : '';
  const whole = Math.abs(cents);
  return `${sign}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
}

/** 899 from "8.99"; null if the text is not dollars with exactly two decimals. */
export function toCents(dollars: string): Cents | null {
  return /^\d{1,7}\.\d{2}$/.test(dollars) ? Number(dollars.replace('.', '')) : null;
}

/** 899 from "8.99", for text that must be an amount. Throws if it is none. */
export function readCents(dollars: string): Cents {
  const cents = toCents(dollars);
  if (cents === null) throw new RangeError(`${JSON.stringify(dollars)} is not an amount in dollars.`);
  return cents;
}

/** "$1,234.50", "−$4.20" */
export function moneyText(cents: Cents): string {
  const [whole = '', rest = ''] = toDollars(Math.abs(cents)).split('.');
  return `${cents < 0 ? '−' : ''}$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${rest}`;
}

/** "$1,234.50" from "1234.50", "−$0.03" from "-0.03", as they come over the wire. Throws if it is not an amount. */
export const dollarsText = (dollars: string): string =>
  dollars.startsWith('-') ? moneyText(-readCents(dollars.slice(1))) : moneyText(readCents(dollars));

/** A share of an amount in thousandths of a percent, rounded half up: 8,875 is 8.875%. */
export function shareOf(cents: Cents, milliPercent: number): Cents {
  return Math.floor((cents * milliPercent + 50_000) / 100_000);
}

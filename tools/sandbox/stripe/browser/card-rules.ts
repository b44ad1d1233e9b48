/** Messages about wrong fields, as Stripe writes them. */
export interface CardProblem {
  readonly code: string;
  readonly message: string;
}

const problem = (code: string, message: string): CardProblem => ({ code, message });

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

const isAmex = (digits: string): boolean => /^3[47]/.test(digits);

/** In groups, as on the card. */
export function formatNumber(text: string): string {
  const digits = digitsOf(text).slice(0, isAmex(digitsOf(text)) ? 15 : 16);
  const groups = isAmex(digits)
    ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?$/.exec(digits)?.slice(1)
    : digits.match(/\d{1,4}/g);
  return (groups ?? []).filter(Boolean).join(' ');
}

/** The number's own check digit: https://en.wikipedia.org/wiki/Luhn_algorithm */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

export function checkNumber(text: string): CardProblem | undefined {
  const digits = digitsOf(text);
  if (digits.length < (isAmex(digits) ? 15 : 16))
    return problem('incomplete_number', 'Your card number is incomplete.');
  return hasCheckDigit(digits) ? undefined : problem('invalid_number', 'Your card number is invalid.');
}

/** "1" stays, "5" is 05, "1230" is 12 / 30. */
export function formatExpiry(text: string): string {
  const digits = digitsOf(text)
    .replace(/^([2-9])/, '0$1')
    .slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

export function readExpiry(text: string): { readonly month: number; readonly year: number } {
  const digits = digitsOf(text);
  return { month: Number(digits.slice(0, 2)), year: 2000 + Number(digits.slice(2, 4)) };
}

export function checkExpiry(text: string, today: Date): CardProblem | undefined {
  const { month, year } = readExpiry(text);
  if (digitsOf(text).length < 4)
    return problem('incomplete_expiry', "Your card's expiration date is incomplete.");
  if (month < 1 || month > 12)
    return problem('invalid_expiry_month', "Your card's expiration date is invalid.");
  if (year < today.getFullYear()) {
    return problem('invalid_expiry_year_past', "Your card's expiration year is in the past.");
  }
  if (year === today.getFullYear() && month < today.getMonth() + 1) {
    return problem('invalid_expiry_month_past', "Your card's expiration date is in the past.");
  }
  return undefined;
}

export function checkCvc(text: string, number: string): CardProblem | undefined {
  const wanted = isAmex(digitsOf(number)) ? 4 : 3;
  return digitsOf(text).length < wanted
    ? problem('incomplete_cvc', "Your card's security code is incomplete.")
    : undefined;
}

export function checkZip(text: string): CardProblem | undefined {
  if (text.trim().length < 5) return problem('incomplete_zip', 'Your ZIP is incomplete.');
  return /^\d{5}(-\d{4})?$/.test(text.trim()) ? undefined : problem('invalid_zip', 'Your ZIP is invalid.');
}

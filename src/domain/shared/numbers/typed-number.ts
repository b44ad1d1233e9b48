/** "1,250.5" of "1250.500" */
export const groupedNumber = (decimal: string): string => {
  const [whole = '', places = ''] = decimal.split('.');
  const rest = places.replace(/0+$/, '');
  return whole.replace(/\B(?=(\d{3})+$)/g, ',') + (rest && `.${rest}`);
};

/** "110.00" of "110.00 USD", "110.00$" and "US$110.00". */
export const withoutCurrency = (typed: string): string =>
  typed.trim().replace(/^(?:us)?\$\s*|^usd\s*|\s*(?:\$|usd)$/gi, '');

/** A space of its own kind, which nobody types between two numbers, groups thousands: "1 250". */
const withoutNarrowSpaces = (typed: string): string =>
  typed.replace(/(\d)[\u00A0\u2007\u2009\u202F](?=\d{3}(?!\d))/g, '$1');

/** Databases and cash registers write 110.0000. Three places may be a group of thousands, as may all after a comma. */
const withoutZeros = (places: string, kept: number): string =>
  places.length > 3 ? places.slice(0, kept) + places.slice(kept).replace(/0+$/, '') : places;

/**
 * "1250.5" of "1,250.5" or "1250,5", "0.5" of ".5", and `empty` of nothing; null if it is not such a number. A comma before three
 * digits groups thousands, as in this country; a single one before any other number of digits is a decimal comma, the only key that some phones have.
 */
export function typedNumber(typed: string, places: number, empty: string): string | null {
  const text = withoutNarrowSpaces(typed.trim().replace(/^\$\s*/, ''));
  if (text === '') return empty;
  const plain = /^[1-9]\d{0,2}(,\d{3})+(\.|$)/.test(text)
    ? text.replaceAll(',', '')
    : text.replace(/^(0?|\d+(?!,\d{3}$)),(?=\d*$)/, '$1.');
  const [, whole = '', decimals = ''] = /^(\d{0,7})(?:\.(\d*))?$/.exec(plain) ?? [];
  const rest = text.includes('.') ? withoutZeros(decimals, places) : decimals;
  if (whole + rest === '' || rest.length > places) return null;
  return (whole.replace(/^0+(?=\d)/, '') || '0') + (rest && `.${rest}`);
}

/** "1,250.5" of "1250.500" */
export const groupedNumber = (decimal: string): string => {
  const [whole = '', places = ''] = decimal.split('.');
  const rest = places.replace(/0+$/, '');
  return whole.replace(/\B(?=(\d{3})+$)/g, ',') + (rest && `.${rest}`);
};

/**
 * "1250.5" of "1,250.5" or "1250,5", "0.5" of ".5", and `empty` of nothing; null if it is not such a number. A comma before three
 * digits groups thousands, as in this country; a single one before any other number of digits is a decimal comma, the only key that some phones have.
 */
export function typedNumber(typed: string, places: number, empty: string): string | null {
  const text = typed.trim().replace(/^\$\s*/, '');
  if (text === '') return empty;
  const plain = /^[1-9]\d{0,2}(,\d{3})+(\.|$)/.test(text)
    ? text.replaceAll(',', '')
    : text.replace(/^(0?|\d+(?!,\d{3}$)),(?=\d*$)/, '$1.');
  const [, whole = '', rest = ''] = /^(\d{0,7})(?:\.(\d*))?$/.exec(plain) ?? [];
  if (whole + rest === '' || rest.length > places) return null;
  return (whole.replace(/^0+(?=\d)/, '') || '0') + (rest && `.${rest}`);
}

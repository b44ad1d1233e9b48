/** "1250.5" of "1,250.5", "0.5" of ".5", and `empty` of nothing; null if it is no such number. */
export function typedNumber(typed: string, places: number, empty: string): string | null {
  const text = typed.trim().replace(/^\$/, '');
  if (text === '') return empty;
  const plain = /^\d{1,3}(,\d{3})+(\.|$)/.test(text) ? text.replaceAll(',', '') : text;
  const [, whole = '', rest = ''] = /^(\d{0,7})(?:\.(\d*))?$/.exec(plain) ?? [];
  if (whole + rest === '' || rest.length > places) return null;
  return (whole.replace(/^0+(?=\d)/, '') || '0') + (rest && `.${rest}`);
}

/** Makes text of a cell that a spreadsheet would run as a formula, in East Asian locales after a full-width sign too: https://owasp.org/www-community/attacks/CSV_Injection. */
const harmless = (text: string): string =>
  /^[=+\-@＝＋－＠\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;

/** Quoted, so that no spreadsheet splits at a semicolon; where one does anyway, what follows it is text too. */
const cell = (value: string | number | null): string => {
  const text = harmless(value === null ? '' : String(value)).replace(/;(?=["']*[=+\-@＝＋－＠])/g, ";'");
  return /[";,\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

type Row = readonly (string | number | null)[];

/** Lines of RFC 4180, to append to a file. */
export const csvLines = (rows: readonly Row[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/** RFC 4180 with a byte order mark, so that spreadsheets read it as UTF-8. */
export const csvText = (head: readonly string[], rows: readonly Row[]): string =>
  `\uFEFF${csvLines([head, ...rows])}`;

const SEPARATORS = [',', ';', '\t'] as const;

/** Whichever the first line has most of. */
function separatorOf(text: string): string {
  const [head = ''] = text.split(/[\r\n]/, 1);
  const count = (separator: string) => head.split(separator).length;
  return SEPARATORS.reduce((best, next) => (count(next) > count(best) ? next : best));
}

/**
 * The rows of a CSV, as spreadsheets and cash registers write it: separated by commas, semicolons or tabs, any line end, with or without a
 * byte order mark. A quote inside a cell that does not begin with one is a character, as in `1" pipe`. Empty lines are rows too, so that rows
 * count as a spreadsheet counts them.
 */
export function readCsv(file: string): string[][] {
  const text = file.replace(/^\uFEFF/, '');
  const separator = separatorOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      let end = text.indexOf('"', at + 1);
      while (end !== -1 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
      if (end === -1) end = text.length;
      cell = text.slice(at + 1, end).replaceAll('""', '"');
      at = end + 1;
    }
    const start = at;
    while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1;
    row.push(cell + text.slice(start, at));
    if (text[at] === separator && at + 1 < text.length) {
      at += 1;
      continue;
    }
    if (text[at] === separator) row.push('');
    rows.push(row);
    row = [];
    at += text.startsWith('\r\n', at) ? 2 : 1;
  }
  return rows;
}

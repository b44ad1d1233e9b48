const SEPARATORS = [',', ';', '\t'] as const;

const SEP_LINE = /^sep=(.)(?:\r\n|\r|\n|$)/i;

/** Whichever the first lines have most of, outside of quotes: titles may be above the table. */
function separatorOf(text: string): string {
  const lines = text.split(/[\r\n]+/, 30).map((line) => line.replace(/"[^"]*"/g, ''));
  const count = (separator: string) => lines.reduce((sum, line) => sum + line.split(separator).length, 0);
  return SEPARATORS.reduce((best, next) => (count(next) > count(best) ? next : best));
}

/** The text of a file in whichever encoding spreadsheets save one: UTF-8, UTF-16 or Windows-1252. */
export function csvTextOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * The rows of a CSV, as spreadsheets and cash registers write it: separated by commas, semicolons or tabs, any line end, with or without a
 * byte order mark. A first line such as `sep=;` names the separator and is not a row, as in a spreadsheet. A quote inside a cell that does not begin with one is a character, as in `1" pipe`. Empty lines are rows too, so that rows
 * count as a spreadsheet counts them.
 */
export function readCsv(file: string): string[][] {
  const marked = file.replace(/^\uFEFF/, '');
  const [line = '', named] = SEP_LINE.exec(marked) ?? [];
  const text = marked.slice(line.length);
  const separator = named ?? separatorOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      let end = text.indexOf('"', at + 1);
      while (end !== -1 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
      // A cell that was cut off has no second quote, or one in the middle of another row.
      let next = end + 1;
      while (text[next] === ' ') next += 1;
      if (end !== -1 && [separator, '\n', '\r', undefined].includes(text[next])) {
        cell = text.slice(at + 1, end).replaceAll('""', '"');
        at = end + 1;
      }
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

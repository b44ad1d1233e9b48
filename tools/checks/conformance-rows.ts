export interface ConformanceRow {
  /** Tests name it: `// Asked: 12`. It stays the same for good. */
  readonly number: number;
  readonly asked: string;
  readonly note: string;
}

const cellsOf = (line: string) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

/** The rows "number, what is asked, note" of all tables in a Markdown text, without their headers. */
export const conformanceRows = (markdown: string): readonly ConformanceRow[] =>
  markdown.split('\n').flatMap((text) => {
    const [number = '', asked = '', note = ''] = cellsOf(text);
    return /^\d+$/.test(number) ? [{ number: Number(number), asked, note }] : [];
  });

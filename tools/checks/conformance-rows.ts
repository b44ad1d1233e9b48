export interface Proof {
  readonly file: string;
  /** As written in the file, with placeholders such as `%s`, `$name` or `${name}`. */
  readonly test: string;
}

export interface ConformanceRow {
  /** Line number in the document. */
  readonly line: number;
  readonly asked: string;
  readonly proofs: readonly Proof[];
  readonly note: string;
}

const TEST_FILE = /^[\w./-]+\.(?:test|spec)\.tsx?$/;

/** Each test belongs to the last file named before it. */
function proofsIn(cell: string): readonly Proof[] {
  let file = '';
  const proofs: Proof[] = [];
  for (const [, span = ''] of cell.matchAll(/`([^`]+)`/g)) {
    if (TEST_FILE.test(span)) file = span;
    else proofs.push({ file, test: span });
  }
  return proofs;
}

const cellsOf = (line: string) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

/** The rows "what is asked, proved by, note" of all tables in a Markdown text, without their headers. */
export const conformanceRows = (markdown: string): readonly ConformanceRow[] =>
  markdown.split('\n').flatMap((text, index) => {
    if (!text.startsWith('|')) return [];
    const [asked = '', proofs = '', note = ''] = cellsOf(text);
    const isHead = asked === 'What is asked' || /^:?-+:?$/.test(asked);
    return isHead ? [] : [{ line: index + 1, asked, proofs: proofsIn(proofs), note }];
  });

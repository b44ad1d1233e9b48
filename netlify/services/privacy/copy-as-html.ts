import { escapeHtml } from '../../providers/mail/escape-html.ts';

type CopiedRow = Readonly<Record<string, unknown>>;

export interface CopiedPart {
  readonly what: string;
  readonly rows: readonly CopiedRow[];
}

/** A copy of everything known about somebody, before it becomes a file. */
export interface PersonalCopy {
  readonly from: string;
  readonly madeAt: string;
  /** What was searched for. */
  readonly about: readonly string[];
  readonly notes: readonly string[];
  readonly parts: readonly CopiedPart[];
}

/** "First name" of "firstName". */
function label(name: string): string {
  const plain = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value);
}

const rowHtml = (row: CopiedRow): string =>
  `<dl>${Object.entries(row)
    .map(
      ([name, value]) =>
        `<div><dt>${escapeHtml(label(name))}</dt><dd>${escapeHtml(valueText(value))}</dd></div>`,
    )
    .join('')}</dl>`;

const partHtml = ({ what, rows }: CopiedPart): string =>
  `<section><h2>${escapeHtml(what)} (${rows.length})</h2>${rows.map(rowHtml).join('')}</section>`;

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}dl{border-top:2px solid;padding-top:.5rem}dl div{display:grid;grid-template-columns:12rem 1fr;gap:1rem}dt{font-weight:700}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}';

/** A page that any browser shows without a connection. Nothing in it runs: every text is escaped, and its policy forbids scripts and loads. */
export const copyAsHtml = ({ from, madeAt, about, notes, parts }: PersonalCopy): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><meta name="robots" content="noindex"><meta name="viewport" content="width=device-width"><title>Your data at ${escapeHtml(from)}</title><style>${STYLE}</style></head><body><h1>Your data at ${escapeHtml(from)}</h1><p>Everything found by ${escapeHtml(about.join(' and '))}, ${escapeHtml(madeAt)}.</p><ul>${notes.map((note) => `<li>${escapeHtml(note)}</li>`).join('')}</ul>${parts.map(partHtml).join('')}</body></html>\n`;

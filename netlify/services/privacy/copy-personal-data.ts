import { getTableColumns } from 'drizzle-orm';
import { BUSINESS_NAME } from '../../../src/business/business.ts';
import { inNewYork, yardTimeText } from '../../../src/domain/shared/time/new-york-time.ts';
import { formatPhone } from '../../../src/domain/shared/contact/phone.ts';
import type { StaffRole } from '../../../src/domain/shared/roles.ts';
import type { Database, Executor } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { dataOf } from '../../database/personal-columns.ts';
import type { Staff } from '../../lib/http/call.ts';
import { escapeHtml } from '../../providers/mail/escape-html.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { type About, findAbout } from './about.ts';
import { type PersonalTable, tablesFor } from './personal-data.ts';
import { findAnswerable } from './rows.ts';

type CopiedRow = Readonly<Record<string, unknown>>;

interface CopiedPart {
  readonly what: string;
  readonly rows: readonly CopiedRow[];
}

/** A copy of everything known about somebody, before it becomes a file. */
interface PersonalCopy {
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
const copyAsHtml = ({ from, madeAt, about, notes, parts }: PersonalCopy): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><meta name="robots" content="noindex"><meta name="viewport" content="width=device-width"><title>Your data at ${escapeHtml(from)}</title><style>${STYLE}</style></head><body><h1>Your data at ${escapeHtml(from)}</h1><p>Everything found by ${escapeHtml(about.join(' and '))}, ${escapeHtml(madeAt)}.</p><ul>${notes.map((note) => `<li>${escapeHtml(note)}</li>`).join('')}</ul>${parts.map(partHtml).join('')}</body></html>\n`;

const NOTES = [
  'Photos that came with a request are handed over as separate files.',
  'What payment providers know (Stripe, PayPal) and what the yards keep on paper is not in this file.',
  'An account of our own staff is not in this file: an owner answers for it.',
];

/** What a copy by this role says it lacks. */
const LACKS: Readonly<Record<StaffRole, readonly string[]>> = {
  staff: [
    'Orders, payments, messages and our log of changes are not in this file: an owner hands them over.',
  ],
  office: [
    'Rewards accounts, tickets, payments, messages and our log of changes are not in this file: an owner hands them over.',
  ],
  owner: [],
};

async function readPart(tx: Executor, about: About, { table, what, rows }: PersonalTable) {
  const { hidden } = dataOf(table);
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => !hidden.has(name));
  if (columns.length === 0) return { what, rows: [] };
  const found = await tx.select(Object.fromEntries(columns)).from(table).where(rows(about));
  return { what, rows: found as CopiedPart['rows'] };
}

/**
 * Everything found by the email or phone that a request's person has confirmed, from every table that may hold some of it, as the text of a file. Each copy
 * is in the audit log. Only what the role of the person who makes it may read, and without the records that are left out. Throws not_found,
 * privacy_not_confirmed, privacy_second_person.
 */
export function copyPersonalData(
  db: Database,
  staff: Staff,
  requestId: string,
  { format, leftOut }: { readonly format: 'json' | 'html'; readonly leftOut: readonly string[] },
  now: Date = new Date(),
): Promise<{ name: string; text: string }> {
  return inTransaction(db, async (tx) => {
    const request = await findAnswerable(tx, staff, requestId);
    const about = await findAbout(tx, request, leftOut);
    const parts: CopiedPart[] = [];
    for (const table of tablesFor(staff.role)) {
      const part = await readPart(tx, about, table);
      if (part.rows.length > 0) parts.push(part);
    }
    const copy: PersonalCopy = {
      from: BUSINESS_NAME,
      madeAt: yardTimeText(now),
      about: [...about.emails, ...about.phones.map(formatPhone)],
      notes: [...NOTES, ...LACKS[staff.role]],
      parts,
    };
    await recordAudit(tx, staff, {
      action: 'copy_personal_data',
      subjectKind: 'privacy_request',
      subjectId: request.id,
      after: {
        format,
        rows: parts.reduce((sum, { rows }) => sum + rows.length, 0),
        leftOut: leftOut.length,
      },
    });
    const text = format === 'json' ? JSON.stringify(copy, null, 2) : copyAsHtml(copy);
    return { name: `personal-data-${inNewYork(now).date}.${format}`, text };
  });
}

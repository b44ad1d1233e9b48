import { getTableColumns } from 'drizzle-orm';
import { BUSINESS_NAME } from '../../../src/business/business.ts';
import { inNewYork, yardTimeText } from '../../../src/domain/shared/new-york-time.ts';
import { formatPhone } from '../../../src/domain/shared/phone.ts';
import type { Database, Executor } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Staff } from '../../lib/call.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { type About, findAbout } from './about.ts';
import { copyAsHtml, type CopiedPart, type PersonalCopy } from './copy-as-html.ts';
import { type PersonalTable, tablesFor } from './personal-data.ts';
import { findAnswerable } from './rows.ts';

const NOTES = [
  'Photos that came with a request are handed over as separate files.',
  'What payment providers know (Stripe, PayPal) and what the yards keep on paper is not in this file.',
  'An account of our own staff is not in this file: an owner answers for it.',
];

const NOT_ALL =
  'Orders, payments, messages and our log of changes are not in this file: an owner hands them over.';

async function readPart(tx: Executor, about: About, { table, what, rows, hidden = [] }: PersonalTable) {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => !hidden.includes(name as never));
  if (columns.length === 0) return { what, rows: [] };
  const found = await tx.select(Object.fromEntries(columns)).from(table).where(rows(about));
  return { what, rows: found as CopiedPart['rows'] };
}

/**
 * Everything known by what a request's person has confirmed, from every table that may hold some of it, as the text of a file. Each copy is in
 * the audit log. Only what the role of the person who makes it may read, and without the records that are left out. Throws not_found,
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
      notes: staff.role === 'owner' ? NOTES : [...NOTES, NOT_ALL],
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

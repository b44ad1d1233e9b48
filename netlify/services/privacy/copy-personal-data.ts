import { getTableColumns } from 'drizzle-orm';
import { BUSINESS_NAME } from '../../../src/business/business.ts';
import { inNewYork, yardTimeText } from '../../../src/domain/shared/new-york-time.ts';
import { formatPhone } from '../../../src/domain/shared/phone.ts';
import type { Database, Executor } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Staff } from '../../lib/call.ts';
import { CodedError } from '../../lib/errors.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { type About, findAbout } from './about.ts';
import { copyAsHtml, type CopiedPart, type PersonalCopy } from './copy-as-html.ts';
import { PERSONAL_TABLES, type PersonalTable } from './personal-data.ts';
import { findPrivacyRequest } from './rows.ts';

const NOTES = [
  'Photos that came with a request are handed over as separate files.',
  'What payment providers know (Stripe, PayPal) and what the yards keep on paper is not in this file.',
  'An account of our own staff is not in this file: an owner answers for it.',
];

async function readPart(tx: Executor, about: About, { table, what, rows, hidden = [] }: PersonalTable) {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => !hidden.includes(name as never));
  if (columns.length === 0) return { what, rows: [] };
  const found = await tx.select(Object.fromEntries(columns)).from(table).where(rows(about));
  return { what, rows: found as CopiedPart['rows'] };
}

/**
 * Everything known by what a request's person has confirmed, from every table that may hold some of it, as the text of a file. Each copy is in
 * the audit log. Throws not_found, privacy_not_confirmed.
 */
export function copyPersonalData(
  db: Database,
  staff: Staff,
  requestId: string,
  format: 'json' | 'html',
  now: Date = new Date(),
): Promise<{ name: string; text: string }> {
  return inTransaction(db, async (tx) => {
    const request = await findPrivacyRequest(tx, requestId);
    if (request.state !== 'confirmed') throw new CodedError('privacy_not_confirmed');
    const about = await findAbout(tx, request);
    const parts: CopiedPart[] = [];
    for (const table of PERSONAL_TABLES) {
      const part = await readPart(tx, about, table);
      if (part.rows.length > 0) parts.push(part);
    }
    const copy: PersonalCopy = {
      from: BUSINESS_NAME,
      madeAt: yardTimeText(now),
      about: [...about.emails, ...about.phones.map(formatPhone)],
      notes: NOTES,
      parts,
    };
    await recordAudit(tx, staff, {
      action: 'copy_personal_data',
      subjectKind: 'privacy_request',
      subjectId: request.id,
      after: { format, rows: parts.reduce((sum, { rows }) => sum + rows.length, 0) },
    });
    const text = format === 'json' ? JSON.stringify(copy, null, 2) : copyAsHtml(copy);
    return { name: `personal-data-${inNewYork(now).date}.${format}`, text };
  });
}

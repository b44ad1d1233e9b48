import { randomUUID } from 'node:crypto';
import type { core } from 'zod/mini';
import { merchandiseInquiries } from '../../netlify/database/schema/inquiries.ts';
import type { newInquirySchema } from '../../src/domain/inquiries/inquiries.api.ts';
import { dueAfter } from './due.ts';
import type { TestServer } from './server.ts';

type InquiryRow = typeof merchandiseInquiries.$inferInsert;
type InquiryBody = core.input<typeof newInquirySchema>;

/** A merchandise inquiry as the form sends it. */
export const inquiryBody = (changes: Partial<InquiryBody> = {}): InquiryBody => ({
  name: 'Ada Wright',
  email: 'ada.wright@example.com',
  phone: '',
  inquiryType: 'bulk_order',
  subject: 'Forty crew shirts',
  message: 'Forty shirts for a crew, our logo on the back.',
  website: '',
  filledInMs: 9_000,
  ...changes,
});

/** A stored inquiry's id. */
export async function addInquiry({ db }: Pick<TestServer, 'db'>, changes: Partial<InquiryRow> = {}) {
  const { website: _website, filledInMs: _filledInMs, ...content } = inquiryBody();
  const row: InquiryRow = {
    id: randomUUID(),
    ...content,
    suspectedSpam: false,
    ...dueAfter(changes.createdAt),
    ...changes,
  };
  await db.insert(merchandiseInquiries).values(row);
  return row.id;
}

import type { InquiryDetail } from '../../../src/domain/inquiries/admin-inquiries.api.ts';
import type { Database } from '../../database/client.ts';
import { findInquiry } from './find-inquiry.ts';

/** One inquiry with everything. Throws not_found. */
export async function readInquiry(db: Database, inquiryId: string): Promise<InquiryDetail> {
  const { answeredAt, ...inquiry } = await findInquiry(db, inquiryId);
  return { ...inquiry, answeredAt: answeredAt?.toISOString() ?? null };
}

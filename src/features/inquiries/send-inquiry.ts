import { createInquiryApi, type NewInquiry } from '../../domain/inquiries/inquiries.api.ts';
import type { Attempt } from '../../domain/shared/attempt.ts';
import { call } from '../../lib/request.ts';

/** The server answers within 8 s; longer than this is a connection that has died. */
const TIMEOUT_MS = 20_000;

export async function sendInquiry({ key, request }: Attempt<NewInquiry>): Promise<void> {
  await call(createInquiryApi, {
    body: request,
    headers: { 'idempotency-key': key },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}

import { answer, endpoint } from '../shared/contract/endpoint.ts';

/** What waits for staff, up to a thousand in each inbox. */
export interface WaitingCounts {
  /** Requests, inquiries and requests about personal data without an answer. */
  readonly requests: number;
  /** Orders that staff send, or that the provider could not. */
  readonly orders: number;
}

/** The menu's numbers, which every page asks for each minute. */
export const readWaitingApi = endpoint('GET /api/admin/waiting', {
  output: answer<WaitingCounts>(),
  access: 'staff',
  isPolled: true,
});

import type { YardId } from '../../../business/yards.ts';
import { type CounterGrade, listCounterGradesApi } from '../../../domain/tickets/admin-tickets.api.ts';
import { staffCall } from '../staff.store.ts';

/** What a yard buys, at its current prices. */
export const askGradesOf = (yard: YardId): Promise<readonly CounterGrade[]> =>
  staffCall(listCounterGradesApi, { query: { yard } });

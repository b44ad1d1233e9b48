import { randomUUID } from 'node:crypto';
import type { Database } from '../../netlify/database/client.ts';
import { recordVisit, type VisitRequest } from '../../netlify/services/tickets/record-visit.ts';

/** Ten pounds of copper sold by the customer with this phone number. */
export const saleOf = (phone: string, changes: Partial<VisitRequest> = {}): VisitRequest => ({
  visitId: randomUUID(),
  phone,
  metalType: 'copper_wire',
  weight: '10',
  unit: 'lb',
  amountCents: 4_500,
  ...changes,
});

/** Records a sale as staff do. */
export async function recordSale(db: Database, phone: string, amountCents: number): Promise<void> {
  await recordVisit(db, saleOf(phone, { amountCents }));
}

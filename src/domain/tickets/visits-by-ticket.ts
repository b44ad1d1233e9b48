import type { Transaction } from '../rewards/rewards.api.ts';
import type { Ticket } from './tickets.api.ts';

const timeOf = (entry: Ticket | Transaction) => ('lines' in entry ? entry.soldAt : entry.createdAt);

/** Visits grouped by their tickets, newest first, voided tickets too. A visit whose ticket is not there stands alone. */
export function visitsByTicket(
  visits: readonly Transaction[],
  tickets: readonly Ticket[],
): readonly (Ticket | Transaction)[] {
  const grouped = new Set(tickets.flatMap(({ lines }) => lines.map(({ visitId }) => visitId)));
  const alone = visits.filter(({ id }) => !grouped.has(id));
  return [...tickets, ...alone].toSorted((one, other) => timeOf(other).localeCompare(timeOf(one)));
}

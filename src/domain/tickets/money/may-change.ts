import type { StaffRole } from '../../shared/roles.ts';

interface Recorded {
  /** null: by a machine. */
  readonly recordedBy: string | null;
  /** ISO date in New York. */
  readonly soldOn: string;
}

/** Whether somebody may void a ticket or correct its check: the seller has left with it, so staff change only a sale of today that they recorded themselves. */
export const mayChangeTicket = (
  { id, role }: { readonly id: string; readonly role: StaffRole },
  { recordedBy, soldOn }: Recorded,
  today: string,
): boolean => role === 'owner' || (recordedBy === id && soldOn === today);

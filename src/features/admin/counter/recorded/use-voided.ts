import { useState } from 'react';
import type { VoidedTicket } from '../../../../domain/tickets/admin-tickets.api.ts';

/** The ticket that was voided last in a list of tickets, and what its rows are given; each change reads the list again. */
export function useVoided(again: () => void) {
  const [voided, setVoided] = useState<VoidedTicket | null>(null);
  return {
    voided,
    setVoided,
    row: {
      isRegister: true,
      onChanged: again,
      onVoided: (result: VoidedTicket) => {
        setVoided(result);
        again();
      },
    },
  };
}

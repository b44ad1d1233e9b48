import type { RewardsCustomer } from '../../../../domain/rewards/rewards.api.ts';
import { showTicketApi } from '../../../../domain/tickets/find/ticket-look-up.api.ts';
import { answerTimeout, call } from '../../../../lib/requests/request.ts';
import { FactsForm } from '../../../tickets/FactsForm.tsx';
import { type DashboardStore, whileSignedIn } from '../dashboard.store.ts';
import { visitTexts } from '../../texts.ts';

export interface ShowTicketProps {
  readonly dashboard: DashboardStore;
  readonly customer: RewardsCustomer;
}

/** Asks for one ticket from the paper, which opens them all on this device. */
export function ShowTicket({
  dashboard: { tickets, $areTicketsClosed, $ending },
  customer: { id },
}: ShowTicketProps) {
  return (
    <FactsForm
      lead={visitTexts.showLead}
      find={async (body) => {
        const asked = call(showTicketApi, { params: { id }, body, signal: answerTimeout() });
        tickets.put(await whileSignedIn({ $ending }, asked));
        $areTicketsClosed.set(false);
      }}
    />
  );
}

import { type ReactNode, useState } from 'react';
import { findTicketApi } from '../../domain/tickets/find/ticket-look-up.api.ts';
import { answerTimeout, call } from '../../lib/requests/request.ts';
import { FactsForm } from './FactsForm.tsx';
import { ticketLookUpTexts as texts } from './texts.ts';

/** The island of /ticket: what is printed on a ticket, then the ticket. */
export function TicketLookUp() {
  const [found, setFound] = useState<ReactNode>(null);
  return (
    found ?? (
      <FactsForm
        lead={texts.lead}
        find={async (facts) => {
          // What shows a ticket loads while it is looked up.
          const [ticket, { FoundTicket }] = await Promise.all([
            call(findTicketApi, { body: facts, signal: answerTimeout() }),
            import('./FoundTicket.tsx'),
          ]);
          setFound(<FoundTicket ticket={ticket} facts={facts} onAgain={() => setFound(null)} />);
        }}
      />
    )
  );
}

import { useEffect, useRef, useState } from 'react';
import type { PrintedFacts } from '../../domain/tickets/ticket-facts.schema.ts';
import { findTicketApi } from '../../domain/tickets/ticket-look-up.api.ts';
import type { TicketSheet } from '../../domain/tickets/tickets.api.ts';
import { answerTimeout, call } from '../../lib/request.ts';
import { AskAboutTicket } from './AskAboutTicket.tsx';
import { FactsForm } from './FactsForm.tsx';
import type { TicketCopy } from './TicketCopy.tsx';
import { ticketLookUpTexts as texts } from './texts.ts';

interface Found {
  readonly ticket: TicketSheet;
  readonly facts: PrintedFacts;
  /** Loaded while the ticket is looked up. */
  readonly Copy: typeof TicketCopy;
}

function FoundTicket({ ticket, facts, Copy, onAgain }: Found & { readonly onAgain: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section aria-labelledby="ticket-title">
      <Copy ticket={ticket} titleId="ticket-title" titleRef={title} />
      <div className="actions mt-4">
        <button type="button" className="button button-line" onClick={() => print()}>
          {texts.print}
        </button>
        <button type="button" className="button button-line" onClick={onAgain}>
          {texts.again}
        </button>
      </div>
      <div className="mt-3">
        <AskAboutTicket about={{ ticketId: null, facts }} />
      </div>
    </section>
  );
}

/** The island of /ticket: what is printed on a ticket, then the ticket. */
export function TicketLookUp() {
  const [found, setFound] = useState<Found | null>(null);
  return found ? (
    <FoundTicket {...found} onAgain={() => setFound(null)} />
  ) : (
    <FactsForm
      lead={texts.lead}
      find={async (facts) => {
        const [ticket, { TicketCopy: Copy }] = await Promise.all([
          call(findTicketApi, { body: facts, signal: answerTimeout() }),
          import('./TicketCopy.tsx'),
        ]);
        setFound({ ticket, facts, Copy });
      }}
    />
  );
}

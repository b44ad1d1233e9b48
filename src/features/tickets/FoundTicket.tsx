import { useEffect, useRef } from 'react';
import type { PrintedFacts } from '../../domain/tickets/ticket-facts.schema.ts';
import type { TicketSheet } from '../../domain/tickets/tickets.api.ts';
import { AskAboutTicket } from './AskAboutTicket.tsx';
import { TicketCopy } from './TicketCopy.tsx';
import { ticketLookUpTexts as texts } from './texts.ts';
import { Button } from '../../ui/Button.tsx';

interface FoundTicketProps {
  readonly ticket: TicketSheet;
  readonly facts: PrintedFacts;
  readonly onAgain: () => void;
}

/** The ticket that was looked up, and what one can do with it. */
export function FoundTicket({ ticket, facts, onAgain }: FoundTicketProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section aria-labelledby="ticket-title">
      <TicketCopy ticket={ticket} titleId="ticket-title" titleRef={title} />
      <div className="actions mt-4">
        <Button onClick={() => print()}>{texts.print}</Button>
        <Button onClick={onAgain}>{texts.again}</Button>
      </div>
      <div className="mt-3">
        <AskAboutTicket about={{ ticketId: null, facts }} />
      </div>
    </section>
  );
}

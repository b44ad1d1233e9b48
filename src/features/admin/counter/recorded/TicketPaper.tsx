import { type Ref, useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { BUSINESS_NAME, BUSINESS_PHONE } from '../../../../business/business.ts';
import { LOCATIONS } from '../../../../domain/locations/location.ts';
import { pointsTexts } from '../../../../domain/rewards/texts.ts';
import { dollarsText } from '../../../../domain/shared/numbers/money.ts';
import { formatPhone } from '../../../../domain/shared/contact/phone.ts';
import type { CounterTicket } from '../../../../domain/tickets/admin-tickets.api.ts';
import { paidTexts } from '../../../../domain/tickets/texts.ts';
import { lineReasons, paidText, shortSum } from '../../../../domain/tickets/ticket-sheet-text.ts';
import type { TicketLineView } from '../../../../domain/tickets/tickets.api.ts';
import { ticketPath } from '../../../../paths.ts';
import { staffTime } from '../../staff-text.ts';

/** What a counter prints on. */
export const PAPERS = [
  ['roll', '80 mm roll'],
  ['letter', 'Letter'],
] as const;
export type Paper = (typeof PAPERS)[number][0];

const LineOnPaper = ({ line }: { readonly line: TicketLineView }) => (
  <li>
    <strong>{line.name}</strong>
    <dl>
      {shortSum(line).map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
    {lineReasons(line).map((reason) => (
      <p key={reason}>{reason}</p>
    ))}
  </li>
);

interface SheetProps {
  readonly ticket: CounterTicket;
  readonly paper: Paper;
  readonly ref: Ref<HTMLElement>;
  /** It says that it counts for nothing. */
  readonly isPractice?: boolean | undefined;
}

/** The ticket as the seller gets it. It names nobody, because a paper is lost. */
function Sheet({ ticket, paper, ref, isPractice }: SheetProps) {
  const { yardId, soldAt, lines, total, points, bonus, recordedBy } = ticket;
  const yard = LOCATIONS.find(({ id }) => id === yardId);
  const paid = paidText(ticket);
  // The next ticket that is recorded gets it.
  const number = isPractice ? null : ticket.number;
  return (
    <article ref={ref} className="ticket-paper" data-paper={paper}>
      <header>
        <strong>{BUSINESS_NAME}</strong>
        {yard && <p>{yard.address}</p>}
        <p>{yard?.phoneFormatted ?? formatPhone(BUSINESS_PHONE)}</p>
      </header>
      {isPractice && <p className="ticket-paper-void">PRACTICE: nothing was sold or paid</p>}
      {ticket.voidedAt && (
        <p className="ticket-paper-void">
          VOID {staffTime(ticket.voidedAt)}: {ticket.voidReason}
        </p>
      )}
      <p>{[yard?.name, number ? `ticket ${number}` : 'ticket'].filter(Boolean).join(', ')}</p>
      <p>{staffTime(soldAt)}</p>
      <ol>
        {lines.map((line) => (
          <LineOnPaper key={line.visitId} line={line} />
        ))}
      </ol>
      <p className="ticket-paper-total">
        <span>Total</span>
        <span>{dollarsText(total)}</span>
      </p>
      {paid && (
        <p>
          {paidTexts.label}: {paid}
        </p>
      )}
      {points > 0 && <p>{pointsTexts.points(points + bonus)} earned</p>}
      {recordedBy && <p>Recorded by {recordedBy}</p>}
      {number && (
        <p>
          To see it online, enter the yard, number, date and total at {location.host}
          {ticketPath}
        </p>
      )}
      <p className="ticket-paper-signature">Signature</p>
    </article>
  );
}

const MM_PER_PX = 25.4 / 96;

/** How large the paper is: a roll ends where the ticket does. Only a rule of its own can say that. */
function pageOf(sheet: HTMLElement, paper: Paper): CSSStyleSheet {
  const roll = `80mm ${Math.ceil(sheet.offsetHeight * MM_PER_PX) + 8}mm`;
  const page = new CSSStyleSheet();
  page.replaceSync(
    `@page { size: ${paper === 'roll' ? roll : 'letter'}; margin: ${paper === 'roll' ? 4 : 13}mm }`,
  );
  return page;
}

/** Opens the print dialog for a ticket once it is drawn. `onDone`: the dialog is closed, whatever came of it. */
export function TicketPaper({
  ticket,
  paper,
  isPractice,
  onDone,
}: Omit<SheetProps, 'ref'> & { readonly onDone: () => void }) {
  const sheet = useRef<HTMLElement>(null);
  const close = useEffectEvent(onDone);
  // Once for each time it is shown: the paper is chosen by then.
  const begin = useEffectEvent(() => (sheet.current ? pageOf(sheet.current, paper) : null));
  useEffect(() => {
    const page = begin();
    if (!page) return;
    document.adoptedStyleSheets.push(page);
    const done = () => close();
    addEventListener('afterprint', done);
    print();
    return () => {
      removeEventListener('afterprint', done);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== page);
    };
  }, []);
  return createPortal(
    <Sheet ref={sheet} ticket={ticket} paper={paper} isPractice={isPractice} />,
    document.body,
  );
}

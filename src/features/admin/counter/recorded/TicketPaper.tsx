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
import { type Paper, PrintedSheet } from '../../ui/PrintedSheet.tsx';

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
  /** It says that it counts for nothing. */
  readonly isPractice?: boolean | undefined;
}

interface TicketPaperProps extends SheetProps {
  readonly paper: Paper;
  readonly onDone: () => void;
}

/** The ticket as the seller gets it. It names nobody, because a paper is lost. */
function Sheet({ ticket, isPractice }: SheetProps) {
  const { yardId, soldAt, lines, total, points, bonus, recordedBy } = ticket;
  const yard = LOCATIONS.find(({ id }) => id === yardId);
  const paid = paidText(ticket);
  // The next ticket that is recorded gets it.
  const number = isPractice ? null : ticket.number;
  return (
    <>
      <header>
        <strong>{BUSINESS_NAME}</strong>
        {yard && <p>{yard.address}</p>}
        <p>{yard?.phoneFormatted ?? formatPhone(BUSINESS_PHONE)}</p>
      </header>
      {isPractice && <p className="printed-sheet-loud">PRACTICE: nothing was sold or paid</p>}
      {ticket.voidedAt && (
        <p className="printed-sheet-loud">
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
      <p className="printed-sheet-total">
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
      <p className="printed-sheet-signature">Signature</p>
    </>
  );
}

/** Opens the print dialog for a ticket. `onDone`: the dialog is closed, whatever came of it. */
export const TicketPaper = ({ ticket, isPractice, ...paper }: TicketPaperProps) => (
  <PrintedSheet {...paper}>
    <Sheet ticket={ticket} isPractice={isPractice} />
  </PrintedSheet>
);

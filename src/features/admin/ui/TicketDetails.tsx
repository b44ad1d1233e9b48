import { loadText } from '../../../domain/rewards/visit-text.ts';
import type { CounterTicket } from '../../../domain/tickets/admin-tickets.api.ts';
import { deductionText, REASON_NAMES } from '../../../domain/tickets/ticket-reasons.ts';
import type { TicketLineView } from '../../../domain/tickets/tickets.api.ts';
import { paidText } from '../../../domain/tickets/ticket-sheet-text.ts';
import { staffTime } from '../staff-text.ts';
import { yardName } from '../../../business/yards.ts';

const lineViewText = (line: TicketLineView): string => {
  const price = line.price ? ` × $${line.price}` : '';
  const reasons = [
    deductionText(line),
    line.priceReason && `different price: ${REASON_NAMES[line.priceReason]}`,
  ].filter(Boolean);
  const why = reasons.length > 0 ? ` (${reasons.join(', ')})` : '';
  return `${line.name}: ${loadText({ weight: line.net, unit: line.unit })}${price} = $${line.amount}${why}`;
};

/** A ticket's facts and lines, and why it is void. */
export function TicketDetails({ ticket }: { readonly ticket: CounterTicket }) {
  const {
    yardId,
    number,
    lines,
    voidedAt,
    voidedBy,
    voidReason,
    yardClosed,
    paidNote,
    agreedAt,
    recordedBy,
    isCopyRefused,
  } = ticket;
  const paid = paidText(ticket);
  const facts = [
    yardId && yardName(yardId),
    number && `ticket ${number}`,
    paid && `paid by ${paid.toLowerCase()}${paidNote ? ` (${paidNote})` : ''}`,
    recordedBy && `recorded by ${recordedBy}`,
    agreedAt && `the seller said that’s right, ${staffTime(agreedAt)}`,
    yardClosed && 'the yard was closed',
  ].filter(Boolean);
  return (
    <>
      <p className="text-muted">{facts.join(', ')}</p>
      <ul className="mt-2 tabular-nums">
        {lines.map((line) => (
          <li key={line.visitId}>{lineViewText(line)}</li>
        ))}
      </ul>
      {isCopyRefused && (
        <p className="mt-2 font-bold text-down">The emailed copy bounced. Please check the address.</p>
      )}
      {voidedAt && (
        <p className="mt-2 font-bold">
          Void: {voidReason} ({[staffTime(voidedAt), voidedBy && `by ${voidedBy}`].filter(Boolean).join(' ')})
        </p>
      )}
    </>
  );
}

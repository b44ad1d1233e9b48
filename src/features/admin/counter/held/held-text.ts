import { moneyText } from '../../../../domain/shared/numbers/money.ts';
import { groupedNumber } from '../../../../domain/shared/numbers/typed-number.ts';
import { ticketCents } from '../../../../domain/tickets/ticket-line.ts';
import type { Facts } from '../../form/TheirsOrYours.tsx';
import { agoText, counted, staffTime } from '../../staff-text.ts';
import { readyLineText } from '../desk/ready-line-text.ts';
import type { SavedTicket } from './saved-ticket.ts';
import { isTyped, linesWithTyped, waitsForTare } from '../desk/ticket-draft.ts';
import type { LostTicket } from './held.store.ts';

type Weighed = Pick<SavedTicket, 'lines' | 'typed'>;

/** With the one that is half typed. */
export const lineCount = ({ lines, typed }: Weighed): number =>
  lines.length + (isTyped(typed) && typed.key === null ? 1 : 0);

/** "12,400 lb gross, tare to come"; empty where no truck is to be weighed again. */
function firstWeighingText({ typed }: Weighed): string {
  const { gross, unit } = typed.draft;
  return waitsForTare(typed) && gross.trim() !== ''
    ? `${groupedNumber(gross.trim())} ${unit} gross, tare to come`
    : '';
}

/** "2 lines, $61.75", and what of it is weighed only once. */
export function weighedText(ticket: Weighed): string {
  const first = firstWeighingText(ticket);
  const count = first ? ticket.lines.length : lineCount(ticket);
  const sum = moneyText(ticketCents(linesWithTyped(ticket).list.map(({ priced }) => priced)));
  return [(count > 0 || !first) && `${counted(count, 'line')}, ${sum}`, first].filter(Boolean).join('; ');
}

interface Named {
  readonly label: string;
  readonly customerId: string | null;
  /** Of a customer whom this device knows by their id alone: absent. */
  readonly customerName?: string | null;
}

/** "Ada Wright, Blue F-250", "Blue F-250" or "Walk-in". */
export function heldName({ label, customerId, customerName }: Named): string {
  const whose = customerName ?? (customerId === null ? '' : 'Customer');
  return [whose, label.trim()].filter(Boolean).join(', ') || 'Walk-in';
}

/** What two people made of a ticket, side by side. */
export const heldFacts = ({ label, ...weighed }: Weighed & Pick<SavedTicket, 'label'>): Facts => ({
  'Name or tag': label.trim(),
  Lines: weighed.lines.map((line) => `${line.grade.name} ${readyLineText(line)}`).join('; '),
  Weighed: weighedText(weighed),
});

/** Who was first: "Cora Window took over this ticket 2 minutes ago", "Cora Window recorded this ticket, Nov 28, 2026, 9:23 AM." */
export function lostText(lost: LostTicket): string {
  if (lost.kind === 'taken') {
    const { by: taker, at: since } = lost.changed;
    return `${taker ?? 'Someone'} took over this ticket ${since ? agoText(Date.now() - Date.parse(since)) : ''}`.trim();
  }
  const { by, at, isRecorded } = lost.closed;
  return `${by ?? 'Someone'} ${isRecorded ? 'recorded' : 'discarded'} this ticket${at ? `, ${staffTime(at)}` : ''}.`;
}

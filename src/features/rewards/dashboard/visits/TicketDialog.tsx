import { pointsText } from '../../../../domain/rewards/points/points.ts';
import type { RewardsCustomer } from '../../../../domain/rewards/rewards.api.ts';
import type { Ticket } from '../../../../domain/tickets/tickets.api.ts';
import { Button } from '../../../../ui/Button.tsx';
import { PrintedDialog } from '../../../../ui/dialog/PrintedDialog.tsx';
import { AskAboutTicket } from '../../../tickets/AskAboutTicket.tsx';
import { TicketCopy } from '../../../tickets/TicketCopy.tsx';
import { visitTexts } from '../../texts.ts';

interface TicketDialogProps {
  readonly ticket: Ticket;
  readonly customer: RewardsCustomer;
  readonly onClose: () => void;
}

/** A ticket of the customer, to check, print and ask about. */
export function TicketDialog({ ticket, customer, onClose }: TicketDialogProps) {
  const { id, points, bonus, voidedAt, voidReason } = ticket;
  return (
    <PrintedDialog
      labelledBy="ticket-title"
      describedBy="ticket-points"
      close={visitTexts.close}
      onClose={onClose}
    >
      <TicketCopy ticket={ticket} titleId="ticket-title" voidReason={voidReason}>
        <p id="ticket-points" className="mt-1 font-bold">
          {voidedAt ? visitTexts.taken : visitTexts.earned(points, bonus > 0 ? pointsText(bonus) : null)}
        </p>
      </TicketCopy>
      <div className="actions mt-2">
        <Button onClick={() => print()}>{visitTexts.print}</Button>
      </div>
      <div className="mt-3">
        <AskAboutTicket
          about={{ ticketId: id, facts: null }}
          name={`${customer.firstName} ${customer.lastName}`}
        />
      </div>
    </PrintedDialog>
  );
}

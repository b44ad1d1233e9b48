import { REWARDS_REASON_MAX_LENGTH, TICKET_NUMBER_MAX_LENGTH } from '../../../../business/constants.ts';
import { yardName } from '../../../../business/yards.ts';
import type { CounterCustomer } from '../../../../domain/rewards/admin-rewards.api.ts';
import { pointsFor, pointsText, streakBonus } from '../../../../domain/rewards/points/points.ts';
import { pointsTexts } from '../../../../domain/rewards/texts.ts';
import { type Cents, moneyText } from '../../../../domain/shared/numbers/money.ts';
import { inNewYork } from '../../../../domain/shared/time/new-york-time.ts';
import { tooLong } from '../../../../domain/shared/text/clean-text.ts';
import { PAID_BY } from '../../../../domain/tickets/ticket.schema.ts';
import { paidText } from '../../../../domain/tickets/ticket-sheet-text.ts';
import { ticketCents } from '../../../../domain/tickets/ticket-line.ts';
import { Button } from '../../../../ui/Button.tsx';
import { ChoiceFields } from '../../../../ui/form/fields/ChoiceFields.tsx';
import { TextField } from '../../../../ui/form/fields/TextField.tsx';
import { FormFailure } from '../../../../ui/form/FormFailure.tsx';
import type { CounterPlace } from '../practice/counter-place.ts';
import { linesToRecord, PAID_FACT, TICKET_CONTROLS } from './ticket-in-hand.ts';
import type { TicketProps } from './ticket.store.ts';

type Visitor = Pick<CounterCustomer, 'consecutiveVisits' | 'visits'>;

/** What a sale would earn: "1,234 points + 123 streak bonus". */
export function salePointsText(
  { consecutiveVisits, visits }: Visitor,
  cents: Cents,
  now = new Date(),
): string {
  const last = visits[0];
  const isSecond = last !== undefined && inNewYork(new Date(last.createdAt)).date === inNewYork(now).date;
  const streak = isSecond ? consecutiveVisits : consecutiveVisits + 1;
  const points = pointsFor(cents);
  const bonus = streakBonus(points, streak);
  return `${pointsTexts.points(points)}${bonus > 0 ? ` + ${pointsText(bonus)} streak bonus` : ''}`;
}

/** What the button says: whose ticket is recorded, at which yard, and for how much. */
const recordText = (customer: CounterCustomer | null, place: CounterPlace, cents: Cents): string =>
  `${place.isPractice ? 'Practice' : 'Record'} ${moneyText(cents)} at ${yardName(place.yardId)} for ${customer ? `${customer.firstName} ${customer.lastName}` : 'a walk-in'}`;

/** The end of a ticket: how it is paid, its sum and points, and the button. */
export function TicketEnd({ counter, ticket }: TicketProps) {
  const { customer, facts, factErrors: errors, failure, isBusy, saved } = ticket;
  const lines = linesToRecord(ticket);
  const cents = ticketCents(lines.map(({ priced }) => priced));
  const wasFilled = saved !== null && saved.facts.number + saved.facts.soldAt !== '';
  return (
    <form
      method="post"
      noValidate
      className="ticket-end"
      onSubmit={(event) => {
        event.preventDefault();
        void counter.record();
      }}
      aria-label="Ticket"
    >
      {facts.paidBy === 'check' && (
        <TextField
          id={TICKET_CONTROLS.checkNumber}
          label="Check number"
          className="max-w-56 tabular-nums"
          error={tooLong(facts.checkNumber.trim(), TICKET_NUMBER_MAX_LENGTH) ?? errors.checkNumber}
          autoCapitalize="characters"
          aria-required
          value={facts.checkNumber}
          onValue={(value) => counter.setFacts({ checkNumber: value })}
        />
      )}
      {PAID_FACT[facts.paidBy] === 'paidNote' && (
        <TextField
          id={TICKET_CONTROLS.paidNote}
          label={facts.paidBy === 'transfer' ? 'Transfer reference' : 'How it was paid, and why'}
          className="max-w-96"
          error={tooLong(facts.paidNote.trim(), REWARDS_REASON_MAX_LENGTH) ?? errors.paidNote}
          aria-required
          value={facts.paidNote}
          onValue={(value) => counter.setFacts({ paidNote: value })}
        />
      )}
      <details open={wasFilled || errors.soldAt !== undefined || undefined}>
        <summary className="flex min-h-12 cursor-pointer items-center font-bold underline">
          Paper ticket # or earlier date
        </summary>
        <div className="grid items-start gap-3 pb-3 sm:grid-cols-2">
          <TextField
            id={TICKET_CONTROLS.number}
            label="Paper ticket number (optional)"
            error={tooLong(facts.number.trim(), TICKET_NUMBER_MAX_LENGTH) ?? errors.number}
            autoCapitalize="characters"
            value={facts.number}
            onValue={(value) => counter.setFacts({ number: value })}
          />
          <TextField
            id={TICKET_CONTROLS.soldAt}
            label="Date and time, if earlier"
            error={errors.soldAt}
            type="datetime-local"
            value={facts.soldAt}
            onValue={(value) => counter.setFacts({ soldAt: value })}
          />
        </div>
      </details>
      <div className="ticket-bar">
        <span role="status" className="ticket-total" aria-label="Total">
          <span className="font-display text-4xl tabular-nums lg:block lg:text-6xl">{moneyText(cents)}</span>{' '}
          <span className="font-bold tabular-nums">
            {customer ? `Earns ${salePointsText(customer, cents)}` : 'Walk-in: no points'}
          </span>
        </span>
        <ChoiceFields
          id="paid-by"
          label="Paid by"
          type="radio"
          className="flex flex-wrap gap-x-4"
          choices={PAID_BY.map((paidBy) => [paidBy, paidText({ paidBy, checkNumber: null })] as const)}
          chosen={[facts.paidBy]}
          onChoose={([paidBy = 'other']) => counter.setFacts({ paidBy })}
        />
        <div className="ticket-record">
          <FormFailure message={failure} />
          <Button
            id={TICKET_CONTROLS.record}
            type="submit"
            variant="signal"
            className="w-full text-balance wrap-anywhere"
            // Not `disabled`: the focus would be lost.
            aria-disabled={isBusy || lines.length === 0}
            // The Enter that came here from the grade, held down, is no press.
            onKeyDown={(event) => event.repeat && event.preventDefault()}
          >
            {isBusy ? 'Recording…' : recordText(customer, counter.place, cents)}
          </Button>
        </div>
      </div>
    </form>
  );
}

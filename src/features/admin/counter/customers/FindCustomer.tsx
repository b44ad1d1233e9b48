import { useEffect, useState } from 'react';
import {
  type CounterCustomer,
  type CustomerMatch,
  readCustomerAtCounterApi,
} from '../../../../domain/rewards/admin-rewards.api.ts';
import { COUNTER_MATCHES_SHOWN } from '../../../../business/constants.ts';
import { yardName } from '../../../../business/yards.ts';
import type { CounterHold } from '../../../../domain/holds/admin-holds.api.ts';
import { holdCodeText } from '../../../../domain/holds/hold-code.ts';
import { dollarsText } from '../../../../domain/shared/numbers/money.ts';
import { formatPhone } from '../../../../domain/shared/contact/phone.ts';
import {
  type CounterTicket,
  findAtCounterApi,
  type VoidedTicket,
} from '../../../../domain/tickets/admin-tickets.api.ts';
import { SEARCH_TOO_SHORT } from '../../../../domain/tickets/find/search-length.ts';
import { Button } from '../../../../ui/Button.tsx';
import { searchInAddress } from '../../ui/lists/search-in-address.ts';
import { staffTime } from '../../staff-text.ts';
import { staffCall } from '../../staff.store.ts';
import { ListField } from '../../ui/lists/ListField.tsx';
import { heldPriceText } from '../desk/held-price-text.ts';
import { TicketRow, VoidResult } from '../recorded/RecentTickets.tsx';
import { CustomerMatchRow } from './CustomerMatchRow.tsx';
import { ScanVoucher } from './ScanVoucher.tsx';
import { useMatches } from './use-matches.ts';

type Match =
  | { readonly kind: 'customer'; readonly match: CustomerMatch; readonly whole: CounterCustomer | null }
  | { readonly kind: 'ticket'; readonly match: CounterTicket }
  | { readonly kind: 'hold'; readonly match: CounterHold };

async function findMatches(q: string): Promise<readonly Match[]> {
  const { customer, customers, tickets, holds } = await staffCall(findAtCounterApi, { query: { q } });
  const people = customer ? [customer] : customers;
  const matches = [
    ...holds.map((match) => ({ kind: 'hold', match }) as const),
    ...people.map((match) => ({ kind: 'customer', match, whole: customer }) as const),
    ...tickets.map((match) => ({ kind: 'ticket', match }) as const),
  ];
  return matches.slice(0, COUNTER_MATCHES_SHOWN);
}

const ID = 'counter-find';
const NOBODY = 'No matching customer or ticket.';

/** "Ticket W-70411, walk-in" and "Griffin GA, Nov 27, 2026, 9:23 AM, $45.00, void", or a name and a phone. */
function textsOf({ kind, match }: Match): readonly [name: string, about: string] {
  if (kind === 'hold') return [`Held price ${holdCodeText(match.code)}`, heldPriceText(match)];
  if (kind === 'customer') return [`${match.firstName} ${match.lastName}`, match.phone];
  const { number, customerName, yardId, soldAt, total, voidedAt } = match;
  const about = [yardId && yardName(yardId), staffTime(soldAt), dollarsText(total), voidedAt && 'void'];
  return [`Ticket ${number}, ${customerName ?? 'walk-in'}`, about.filter(Boolean).join(', ')];
}

interface FindCustomerProps {
  /** `holdIds`: the held prices whose code they brought. */
  readonly onFound: (customer: CounterCustomer, holdIds?: readonly string[]) => void;
  /** Called with the typed number, which may be empty. null: in practice, which shows nothing that could be changed. */
  readonly onAdd: ((phone: string) => void) | null;
  /** They sell without an account. */
  readonly onNobody: (holdIds?: readonly string[]) => void;
  /** A ticket that was found was voided. */
  readonly onVoided: () => void;
}

/** One field for all that staff may be told: a name, a phone number or a part of it, a reward code, a ticket number; and the camera. */
export function FindCustomer({ onFound, onAdd, onNobody, onVoided }: FindCustomerProps) {
  const [typed, setTyped] = useState(searchInAddress);
  const [ticket, setTicket] = useState<CounterTicket | null>(null);
  const [voided, setVoided] = useState<VoidedTicket | null>(null);
  const { field, q, isAsked, matches, error, setError, find, chooseOne } = useMatches({
    typed,
    ask: findMatches,
    choose,
    none: NOBODY,
  });
  useEffect(() => field.current?.focus(), [field]);

  async function choose(chosen: Match) {
    if (chosen.kind === 'hold') {
      const { id: holdId, customerId } = chosen.match;
      if (customerId === null) onNobody([holdId]);
      else onFound(await staffCall(readCustomerAtCounterApi, { params: { id: customerId } }), [holdId]);
      return;
    }
    const id = chosen.kind === 'customer' ? chosen.match.id : chosen.match.customerId;
    if (chosen.kind === 'ticket' && id === null) {
      setVoided(null);
      setTicket(chosen.match);
    } else if (chosen.kind === 'customer' && chosen.whole) onFound(chosen.whole);
    else if (id !== null) onFound(await staffCall(readCustomerAtCounterApi, { params: { id } }));
  }

  return (
    <div className="staff-form">
      <ListField
        id={ID}
        label="Name, phone, code or ticket"
        error={error}
        ref={field}
        className="text-2xl! tabular-nums"
        value={typed}
        listName="Customers and tickets"
        items={matches ?? []}
        keyOf={({ match }) => match.id}
        none={matches ? NOBODY : 'Searching…'}
        isClosed={!isAsked}
        onType={(text) => {
          setError(undefined);
          setTicket(null);
          setTyped(text);
        }}
        onChoose={(chosen) => void chooseOne(chosen)}
        onEnter={() => {
          if (isAsked) void find(q);
          else setError(q === '' ? 'Please type a name, phone, code or ticket' : SEARCH_TOO_SHORT);
        }}
      >
        {(match) => {
          const [name, about] = textsOf(match);
          return <CustomerMatchRow name={name} about={about} />;
        }}
      </ListField>
      <div className="flex flex-wrap gap-3">
        {onAdd && <Button onClick={() => onAdd(formatPhone(q))}>New customer</Button>}
        <Button onClick={() => onNobody()}>Walk-in ticket</Button>
      </div>
      <ScanVoucher
        onCode={(code) => {
          if (field.current) field.current.value = code;
          setTyped(code);
          void find(code.trim());
        }}
      />
      {voided && <VoidResult voided={voided} />}
      {onAdd && ticket && (
        <ul aria-label="Ticket found">
          <TicketRow
            ticket={ticket}
            onChanged={() => setTicket(null)}
            onVoided={(result) => {
              setTicket(null);
              setVoided(result);
              onVoided();
            }}
          />
        </ul>
      )}
    </div>
  );
}

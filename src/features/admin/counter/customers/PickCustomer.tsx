import { useRef, useState } from 'react';
import {
  type CounterCustomer,
  type CustomerMatch,
  readCustomerAtCounterApi,
} from '../../../../domain/rewards/admin-rewards.api.ts';
import { findAtCounterApi } from '../../../../domain/tickets/admin-tickets.api.ts';
import { SEARCH_TOO_SHORT } from '../../../../domain/tickets/find/search-length.ts';
import { staffCall } from '../../staff.store.ts';
import { ListField } from '../../ui/lists/ListField.tsx';
import { CustomerMatchRow } from './CustomerMatchRow.tsx';
import { useMatches } from './use-matches.ts';

async function findCustomers(q: string): Promise<readonly CustomerMatch[]> {
  const { customer, customers } = await staffCall(findAtCounterApi, { query: { q } });
  return customer ? [customer] : customers;
}

const NOBODY = 'No matching customer.';

interface PickCustomerProps {
  readonly id: string;
  readonly label: string;
  /** Who is not offered. */
  readonly except?: string;
  readonly onPick: (customer: CounterCustomer) => void;
}

/** Finds a customer by name or phone number, of whom something else is done than a sale. */
export function PickCustomer({ id, label, except, onPick }: PickCustomerProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const { q, isAsked, matches, ask, attempt } = useMatches(typed, findCustomers, (text) => {
    setError(text);
    field.current?.focus();
  });
  const others = matches?.filter((match) => match.id !== except);
  const choose = (match: CustomerMatch) =>
    attempt(async () => {
      if (match.id === except) return setError('That’s the same customer.');
      const customer = await staffCall(readCustomerAtCounterApi, { params: { id: match.id } });
      setTyped('');
      onPick(customer);
    });
  /** The only one that fits is chosen at once. */
  const find = () =>
    attempt(async () => {
      const [first, second] = await ask(q);
      if (!first) setError(NOBODY);
      else if (!second) await choose(first);
    });
  return (
    <ListField
      id={id}
      label={label}
      error={error}
      ref={field}
      value={typed}
      listName="Customers"
      items={others ?? []}
      keyOf={(match) => match.id}
      none={others ? NOBODY : 'Searching…'}
      isClosed={!isAsked}
      onType={(text) => {
        setError(undefined);
        setTyped(text);
      }}
      onChoose={(match) => void choose(match)}
      onEnter={() => {
        if (isAsked) void find();
        else setError(q === '' ? 'Please type a name or phone number' : SEARCH_TOO_SHORT);
      }}
    >
      {({ firstName, lastName, phone }) => (
        <CustomerMatchRow name={`${firstName} ${lastName}`} about={phone} />
      )}
    </ListField>
  );
}

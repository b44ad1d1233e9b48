import { useState } from 'react';
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

interface PickCustomerProps {
  readonly id: string;
  readonly label: string;
  /** Who is not offered. */
  readonly except?: string;
  readonly onPick: (customer: CounterCustomer) => void;
}

/** Finds a customer by name or phone number, of whom something else is done than a sale. */
export function PickCustomer({ id, label, except, onPick }: PickCustomerProps) {
  const [typed, setTyped] = useState('');
  const none = except === undefined ? 'No matching customer.' : 'No other customer matches.';
  const { field, q, isAsked, matches, error, setError, find, chooseOne } = useMatches({
    typed,
    ask: async (text) => (await findCustomers(text)).filter((match) => match.id !== except),
    choose: async ({ id: chosen }) => {
      const customer = await staffCall(readCustomerAtCounterApi, { params: { id: chosen } });
      setTyped('');
      onPick(customer);
    },
    none,
  });
  return (
    <ListField
      id={id}
      label={label}
      error={error}
      ref={field}
      value={typed}
      listName="Customers"
      items={matches ?? []}
      keyOf={(match) => match.id}
      none={matches ? none : 'Searching…'}
      isClosed={!isAsked}
      onType={(text) => {
        setError(undefined);
        setTyped(text);
      }}
      onChoose={(match) => void chooseOne(match)}
      onEnter={() => {
        if (isAsked) void find(q);
        else setError(q === '' ? 'Please type a name or phone number' : SEARCH_TOO_SHORT);
      }}
    >
      {({ firstName, lastName, phone }) => (
        <CustomerMatchRow name={`${firstName} ${lastName}`} about={phone} />
      )}
    </ListField>
  );
}

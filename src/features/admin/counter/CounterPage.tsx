import { useState } from 'react';
import { type YardId, yardName } from '../../../business/yards.ts';
import type { StaffSession } from '../../../domain/admin/admin-session.api.ts';
import { isYardId } from '../../../domain/locations/yard-news.schema.ts';
import { mayActAt, yardChoicesOf, yardsOf } from '../../../domain/shared/yard-rights.ts';
import { readStored, writeStored } from '../../../lib/storage/storage.ts';
import { COUNTER_YARD_KEY } from '../../../lib/storage/staff-storage-keys.ts';
import { Button } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/form/fields/SelectField.tsx';
import { STAFF_PAGES } from '../staff-pages.ts';
import { StaffGate } from '../StaffGate.tsx';
import { Counter } from './Counter.tsx';
import { createCounter, type UnfinishedTicket } from './desk/ticket.store.ts';

/** What this device remembers, or the only yard of who works here. */
function storedYard(staff: StaffSession): YardId | null {
  const [first, ...others] = yardsOf(staff);
  const id = readStored<unknown>(COUNTER_YARD_KEY);
  if (typeof id === 'string' && isYardId(id) && mayActAt(staff, id)) return id;
  return first !== undefined && others.length === 0 ? first : null;
}

interface LeftTicket extends UnfinishedTicket {
  readonly yardId: YardId;
}

/** What was in hand when another yard was chosen. */
const leftText = ({ yardId, customer }: LeftTicket): string =>
  `Unfinished ${yardName(yardId)} ticket for ${customer ? `${customer.firstName} ${customer.lastName}` : 'a walk-in'}`;

function CounterOfYard({ staff }: { readonly staff: StaffSession }) {
  const staffId = staff.id;
  const choices = yardChoicesOf(staff);
  const [counter, setCounter] = useState(() => {
    const yardId = storedYard(staff);
    return yardId && createCounter(yardId, staffId);
  });
  const [left, setLeft] = useState<LeftTicket | null>(null);
  const choose = (id: string, toOpen: UnfinishedTicket | null = null) => {
    if (!isYardId(id)) return;
    const unfinished = counter?.unfinished();
    const stays = counter && unfinished ? { ...unfinished, yardId: counter.yardId } : left;
    setLeft(stays?.yardId === id ? null : stays);
    writeStored(COUNTER_YARD_KEY, id);
    setCounter(createCounter(id, staffId, toOpen));
  };
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <SelectField
          id="counter-yard"
          label="This device’s yard"
          value={counter?.yardId ?? ''}
          onValue={(id) => choose(id)}
          choices={counter === null ? [['', 'Choose…'], ...choices] : choices}
        />
      </div>
      {left && (
        <p className="staff-card flex flex-wrap items-center gap-3 font-bold">
          {leftText(left)}:<Button onClick={() => choose(left.yardId, left)}>Open ticket</Button>
        </p>
      )}
      {counter === null ? (
        <p className="staff-card">
          Choose your yard. Each has its own prices and tickets. This device will remember it.
        </p>
      ) : (
        <Counter key={counter.yardId} counter={counter} staffId={staffId} />
      )}
    </>
  );
}

/** The island of /admin/counter. */
export const CounterPage = () => (
  <StaffGate page={STAFF_PAGES.counter}>{(staff) => <CounterOfYard staff={staff} />}</StaffGate>
);

import { useState } from 'react';
import { yardName } from '../../../business/yards.ts';
import type { StaffSession } from '../../../domain/admin/admin-session.api.ts';
import { mayActAt, yardsOf } from '../../../domain/shared/yard-rights.ts';
import { readStored, writeStored } from '../../../lib/storage/storage.ts';
import { COUNTER_YARD_KEY } from '../../../lib/storage/staff-storage-keys.ts';
import { Button } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/form/fields/SelectField.tsx';
import { STAFF_PAGES } from '../staff-pages.ts';
import { StaffGate } from '../StaffGate.tsx';
import { Counter } from './Counter.tsx';
import { createCounter, type UnfinishedTicket } from './desk/ticket.store.ts';
import {
  choiceOf,
  chosenPlace,
  type CounterPlace,
  placeChoicesOf,
  placeFrom,
  placeKey,
  placeName,
} from './practice/counter-place.ts';

/** What this device remembers, or the only yard of who works here. */
function storedPlace(staff: StaffSession): CounterPlace | null {
  const [first, ...others] = yardsOf(staff);
  const place = placeFrom(readStored<unknown>(COUNTER_YARD_KEY));
  if (place && mayActAt(staff, place.yardId)) return place;
  return first !== undefined && others.length === 0 ? { yardId: first, isPractice: false } : null;
}

interface LeftTicket extends UnfinishedTicket {
  readonly place: CounterPlace;
}

/** What was in hand when another yard was chosen. */
const leftText = ({ place, customer }: LeftTicket): string =>
  `Unfinished ${placeName(place)} ticket for ${customer ? `${customer.firstName} ${customer.lastName}` : 'a walk-in'}`;

function CounterOfYard({ staff }: { readonly staff: StaffSession }) {
  const staffId = staff.id;
  const choices = placeChoicesOf(staff);
  const [counter, setCounter] = useState(() => {
    const place = storedPlace(staff);
    return place && createCounter(place, staffId);
  });
  const [left, setLeft] = useState<LeftTicket | null>(null);
  const goTo = (place: CounterPlace | null, toOpen: UnfinishedTicket | null = null) => {
    if (!place) return;
    const unfinished = counter?.unfinished();
    counter?.stop();
    const stays = counter && unfinished ? { ...unfinished, place: counter.place } : left;
    setLeft(stays && placeKey(stays.place) === placeKey(place) ? null : stays);
    writeStored(COUNTER_YARD_KEY, placeKey(place));
    setCounter(createCounter(place, staffId, toOpen));
  };
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <SelectField
          id="counter-yard"
          label="This device’s yard"
          value={counter ? choiceOf(counter.place) : ''}
          onValue={(choice) => goTo(chosenPlace(choice, counter && counter.place, yardsOf(staff)))}
          choices={counter === null ? [['', 'Choose…'], ...choices] : choices}
        />
      </div>
      {counter?.place.isPractice && (
        <p className="practice-banner">
          <strong>Practice: nothing is recorded.</strong> It works as at {yardName(counter.place.yardId)}, but
          tickets get no points, check or number, and appear in no list or report. For a real seller, choose
          your yard.
        </p>
      )}
      {left && (
        <p className="staff-card flex flex-wrap items-center gap-3 font-bold">
          {leftText(left)}:<Button onClick={() => goTo(left.place, left)}>Open ticket</Button>
        </p>
      )}
      {counter === null ? (
        <p className="staff-card">
          Choose your yard. Each has its own prices and tickets. This device will remember it.
        </p>
      ) : (
        <Counter key={placeKey(counter.place)} counter={counter} staffId={staffId} />
      )}
    </>
  );
}

/** The island of /admin/counter. */
export const CounterPage = () => (
  <StaffGate page={STAFF_PAGES.counter}>{(staff) => <CounterOfYard staff={staff} />}</StaffGate>
);

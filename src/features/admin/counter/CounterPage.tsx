import { useState } from 'react';
import { YARD_CHOICES, type YardId } from '../../../business/yards.ts';
import { isYardId } from '../../../domain/locations/yard-news.schema.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { COUNTER_YARD_KEY } from '../../../lib/staff-storage-keys.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { STAFF_PAGES } from '../staff-pages.ts';
import { StaffGate } from '../StaffGate.tsx';
import { Counter } from './Counter.tsx';

const storedYard = (): YardId | null => {
  const id = readStored<unknown>(COUNTER_YARD_KEY);
  return typeof id === 'string' && isYardId(id) ? id : null;
};

function CounterOfYard() {
  const [yardId, setYardId] = useState(storedYard);
  const choose = (id: string) => {
    if (!isYardId(id)) return;
    writeStored(COUNTER_YARD_KEY, id);
    setYardId(id);
  };
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <SelectField
          id="counter-yard"
          label="Yard of this device"
          value={yardId ?? ''}
          onValue={choose}
          choices={yardId === null ? [['', 'Choose…'], ...YARD_CHOICES] : YARD_CHOICES}
        />
      </div>
      {yardId === null ? (
        <p className="staff-card">
          Choose the yard first: prices and tickets are its own. This device remembers it.
        </p>
      ) : (
        <Counter key={yardId} yardId={yardId} />
      )}
    </>
  );
}

/** The island of /admin/counter. */
export const CounterPage = () => <StaffGate page={STAFF_PAGES.counter}>{() => <CounterOfYard />}</StaffGate>;

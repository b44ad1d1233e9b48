import { useState } from 'react';
import { YARDS } from '../../../business/yards.ts';
import { removeSpecialDayApi } from '../../../domain/locations/admin-yards.api.ts';
import { hoursText } from '../../../domain/locations/opening.ts';
import { dayText } from '../../../domain/locations/special-days.ts';
import type { YardDay } from '../../../domain/locations/yards.api.ts';
import { act } from '../act.ts';
import { staffCall } from '../staff.store.ts';

interface SpecialDayListProps {
  readonly days: readonly YardDay[];
  readonly onChanged: () => Promise<void>;
}

const nameOf = (yardId: string) => YARDS.find(({ id }) => id === yardId)?.name ?? yardId;

/** The days that staff have set; setting one again changes it. */
export function SpecialDayList({ days, onChanged }: SpecialDayListProps) {
  const [isBusy, setBusy] = useState(false);
  const remove = async ({ yardId, date }: YardDay) => {
    setBusy(true);
    await act(
      () => staffCall(removeSpecialDayApi, { params: { yardId, date } }),
      `${nameOf(yardId)} has its usual hours`,
    );
    await onChanged();
    setBusy(false);
    document.getElementById('days-title')?.focus();
  };
  return (
    <section className="mt-8" aria-labelledby="days-title">
      <h3 id="days-title" tabIndex={-1} className="text-2xl">
        Days that are set
      </h3>
      {days.length === 0 && <p className="mt-2 text-muted">None beside the public holidays.</p>}
      <ul className="mt-3 grid gap-4 lg:grid-cols-3">
        {days.map((day) => (
          <li key={day.yardId + day.date} className="border-2 border-line bg-surface p-4">
            <p className="font-bold">
              {nameOf(day.yardId)}: {hoursText(day.hours)}
            </p>
            <p>{dayText(day.date)}</p>
            <p className="text-muted">{day.reason}</p>
            <button
              type="button"
              className="button button-line mt-3"
              disabled={isBusy}
              aria-label={`Remove ${dayText(day.date)} at ${nameOf(day.yardId)}`}
              onClick={() => void remove(day)}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

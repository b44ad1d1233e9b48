import { useState } from 'react';
import { TRUCK_STOP_MINUTES } from '../../../business/constants.ts';
import {
  type Calendar,
  planStopApi,
  type UnplannedPickup,
} from '../../../domain/truck/admin-calendar.api.ts';
import { firstFree } from '../../../domain/truck/day-routes.ts';
import { clockFace } from '../../../domain/shared/time/new-york-time.ts';
import { newId } from '../../../lib/new-id.ts';
import { adminQuotePath } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormFailure } from '../../../ui/form/FormFailure.tsx';
import { actFirst, useAct } from '../act.ts';
import { staffCall } from '../staff.store.ts';
import { StopForm } from './StopForm.tsx';
import { askedText, calendarDay, missedText } from './truck-text.ts';

interface PlanProps {
  readonly calendar: Calendar;
  readonly day: string;
  readonly onChanged: () => Promise<void>;
}

function Unplanned({ calendar, day, onChanged, asked }: PlanProps & { readonly asked: UnplannedPickup }) {
  const [isChoosing, setChoosing] = useState(false);
  const [id] = useState(newId);
  const { isBusy, run, refused } = useAct(onChanged, actFirst);
  const { quoteId, name, city, zip, place } = asked;
  const missed = missedText(asked);
  const free = firstFree(calendar, day, asked);
  return (
    <li className="border-b-2 border-line py-3">
      <a
        className="inline-flex min-h-12 items-center font-bold text-link underline wrap-anywhere"
        href={adminQuotePath(quoteId)}
      >
        {name}
      </a>
      <p>{[asked.load, `${city} ${zip}`].join(', ')}</p>
      <p className="text-muted">{askedText(asked)}</p>
      {!place && <p className="font-bold">We don’t know where this ZIP code is: half an hour is counted.</p>}
      {missed && <p className="font-bold text-down">{missed}</p>}
      {!isChoosing && (
        <div className="actions mt-3">
          {free.map(({ truck, startsAt }) => (
            <Button
              key={truck.id}
              variant="signal"
              disabled={isBusy}
              aria-label={`Plan ${name}, ${clockFace(startsAt)}, ${truck.name}`}
              onClick={() =>
                void run(
                  () =>
                    staffCall(planStopApi, {
                      params: { id },
                      body: {
                        quoteId,
                        truckId: truck.id,
                        day,
                        startsAt,
                        minutes: TRUCK_STOP_MINUTES,
                        seen: null,
                      },
                    }),
                  `${name}: ${calendarDay(day)}, ${clockFace(startsAt)}`,
                )
              }
            >
              {clockFace(startsAt)}, {truck.name}
            </Button>
          ))}
          <Button aria-label={`Choose a time: ${name}`} onClick={() => setChoosing(true)}>
            {free.length > 0 ? 'Choose…' : 'No free time: choose…'}
          </Button>
        </div>
      )}
      {isChoosing && (
        <StopForm
          calendar={calendar}
          day={day}
          quoteId={quoteId}
          name={`Plan ${name}`}
          stop={null}
          onDone={async () => {
            setChoosing(false);
            await onChanged();
          }}
          onCancel={() => setChoosing(false)}
        />
      )}
      <FormFailure message={refused} />
    </li>
  );
}

/** Requests that wait for a truck, each with the first time at which one is free that day. */
export const UnplannedList = (props: PlanProps) => (
  <section className="staff-card print:hidden" aria-labelledby="unplanned-title">
    <h3 id="unplanned-title" className="text-2xl">
      To plan ({props.calendar.unplanned.length})
    </h3>
    {props.calendar.unplanned.length === 0 && <p className="mt-3 text-muted">Nothing waits for a truck.</p>}
    <ul className="mt-3">
      {props.calendar.unplanned.map((asked) => (
        <Unplanned key={asked.quoteId} {...props} asked={asked} />
      ))}
    </ul>
  </section>
);

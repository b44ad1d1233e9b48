import { useState } from 'react';
import { TRUCK_STEP_MINUTES } from '../../../business/constants.ts';
import {
  type Calendar,
  type CalendarStop,
  planStopApi,
  tellStopApi,
  unplanStopApi,
} from '../../../domain/truck/admin-calendar.api.ts';
import type { DayRoute } from '../../../domain/truck/day-routes.ts';
import { addressText, STATE_TEXTS } from '../../../domain/truck/stop-texts.ts';
import { formatPhone } from '../../../domain/shared/contact/phone.ts';
import { clockFace } from '../../../domain/shared/time/new-york-time.ts';
import { adminQuotePath } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormFailure } from '../../../ui/form/FormFailure.tsx';
import { actFirst, useAct } from '../act.ts';
import { counted } from '../staff-text.ts';
import { staffCall } from '../staff.store.ts';
import { StopForm } from './StopForm.tsx';
import { faultTexts, mapsUrl, MISSED_TEXTS, routeText, stopName } from './truck-text.ts';

interface StopRowProps {
  readonly calendar: Calendar;
  readonly stop: CalendarStop;
  readonly onChanged: () => Promise<void>;
}

const LINK = 'inline-flex min-h-12 items-center text-link underline wrap-anywhere';

interface TellProps {
  readonly name: string;
  readonly stop: CalendarStop;
  readonly isBusy: boolean;
  readonly run: ReturnType<typeof useAct>['run'];
}

/** Whether the customer knows the time. They are told when staff choose, not whenever a stop is moved. */
function Tell({ name, stop: { id, version, told }, isBusy, run }: TellProps) {
  if (told === 'yes') return <p className="text-muted">The customer knows this time.</p>;
  const tell = (by: 'mail' | 'phone', done: string) =>
    void run(() => staffCall(tellStopApi, { params: { id }, body: { seen: version, by } }), done);
  return (
    <div className="actions mt-2 items-center">
      <strong>{told === 'not_yet' ? 'Customer not told yet.' : 'Customer not told yet: please call.'}</strong>
      {told === 'not_yet' && (
        <Button
          variant="signal"
          disabled={isBusy}
          aria-label={`Tell the customer by mail: ${name}`}
          onClick={() => tell('mail', `${name} gets a mail with this time`)}
        >
          Tell the customer
        </Button>
      )}
      <Button
        disabled={isBusy}
        aria-label={`Told by phone: ${name}`}
        onClick={() => tell('phone', `${name} knows this time`)}
      >
        Told by phone
      </Button>
    </div>
  );
}

/** A stop, with buttons for everything that can be done to it. */
function StopRow({ calendar, stop, onChanged }: StopRowProps) {
  const [isMoving, setMoving] = useState(false);
  const { isBusy, run, refused } = useAct(onChanged, actFirst);
  const { asked, startsAt, minutes, state, missedReason } = stop;
  const name = stopName(stop);
  const shift = (by: number) =>
    asked &&
    void run(
      () =>
        staffCall(planStopApi, {
          params: { id: stop.id },
          body: {
            quoteId: asked.quoteId,
            truckId: stop.truckId,
            day: stop.day,
            startsAt: startsAt + by,
            minutes,
            seen: stop.version,
          },
        }),
      `${name}: ${clockFace(startsAt + by)}`,
    );
  return (
    <li className="border-b-2 border-line py-3">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <strong className="tabular-nums">
          {clockFace(startsAt)}-{clockFace(startsAt + minutes)}
        </strong>
        {asked ? (
          <a className={`${LINK} font-bold`} href={adminQuotePath(asked.quoteId)}>
            {name}
          </a>
        ) : (
          <span>{name}</span>
        )}
        <span className={state === 'missed' ? 'font-bold text-down' : 'text-muted'}>
          {`${STATE_TEXTS[state]}${missedReason ? `: ${MISSED_TEXTS[missedReason]}` : ''}`}
        </span>
      </div>
      {asked && (
        <p className="flex flex-wrap items-baseline gap-x-4">
          <span>{asked.load}</span>
          <a className={LINK} href={mapsUrl(asked)}>
            {addressText(asked)}
          </a>
          <a className={LINK} href={`tel:${asked.phone}`}>
            Call {formatPhone(asked.phone)}
          </a>
          {stop.photos > 0 && (
            <a className={LINK} href={adminQuotePath(asked.quoteId)}>
              {counted(stop.photos, 'photo')} from the driver
            </a>
          )}
        </p>
      )}
      {asked?.isWon && state === 'planned' && (
        <p className="font-bold">This request is won already. If the load is in, take it off the truck.</p>
      )}
      {asked && state === 'planned' && !isMoving && (
        <div className="actions">
          <Button
            disabled={isBusy}
            aria-label={`Earlier: ${name}`}
            onClick={() => shift(-TRUCK_STEP_MINUTES)}
          >
            Earlier
          </Button>
          <Button disabled={isBusy} aria-label={`Later: ${name}`} onClick={() => shift(TRUCK_STEP_MINUTES)}>
            Later
          </Button>
          <Button aria-label={`Move: ${name}`} onClick={() => setMoving(true)}>
            Move…
          </Button>
          <Button
            disabled={isBusy}
            aria-label={`Take off the truck: ${name}`}
            onClick={() =>
              void run(
                () => staffCall(unplanStopApi, { params: { id: stop.id }, body: { seen: stop.version } }),
                `${name} is to be planned again`,
              )
            }
          >
            Take off
          </Button>
        </div>
      )}
      {asked && state === 'planned' && !isMoving && stop.day >= calendar.today && (
        <Tell name={name} stop={stop} isBusy={isBusy} run={run} />
      )}
      {asked && isMoving && (
        <StopForm
          calendar={calendar}
          day={stop.day}
          quoteId={asked.quoteId}
          name={`Move ${name}`}
          stop={stop}
          onDone={async () => {
            setMoving(false);
            await onChanged();
          }}
          onCancel={() => setMoving(false)}
        />
      )}
      <FormFailure message={refused} />
    </li>
  );
}

interface DayStopsProps {
  readonly calendar: Calendar;
  readonly route: DayRoute;
  readonly onChanged: () => Promise<void>;
}

/** What a truck does on a day, and what of it does not work out. */
export function DayStops({ calendar, route, onChanged }: DayStopsProps) {
  const faults = faultTexts(route);
  const { truck, stops, idle } = route;
  return (
    <section className="staff-card" aria-labelledby={`truck-${truck.id}`}>
      <h3 id={`truck-${truck.id}`} className="text-2xl">
        {truck.name}
      </h3>
      <p className="tabular-nums">{routeText(route)}</p>
      {faults.length > 0 && (
        <ul
          className="mt-3 border-l-8 border-down pl-3 font-bold text-down"
          aria-label="What doesn’t work out"
        >
          {faults.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {stops.length + idle.length === 0 && <p className="mt-3 text-muted">No stops yet.</p>}
      <ol className="mt-3">
        {[...stops, ...idle].map((stop) => (
          <StopRow key={stop.id} calendar={calendar} stop={stop} onChanged={onChanged} />
        ))}
      </ol>
    </section>
  );
}

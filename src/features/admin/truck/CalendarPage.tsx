import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { StaffSession } from '../../../domain/admin/admin-session.api.ts';
import { MAIN_YARD, YARD_CHOICES, type YardId } from '../../../business/yards.ts';
import { isIsoDay, isYardId } from '../../../domain/locations/yard-news.schema.ts';
import { type Calendar, readCalendarApi } from '../../../domain/truck/admin-calendar.api.ts';
import { dayRoutes } from '../../../domain/truck/day-routes.ts';
import { clockText } from '../../../domain/locations/hours/opening.ts';
import { mondayOf } from '../../../domain/shared/time/day-range.schema.ts';
import { addDays, inNewYork } from '../../../domain/shared/time/new-york-time.ts';
import { mayActAt } from '../../../domain/shared/yard-rights.ts';
import { createQueryView, type QueryView } from '../../../lib/address/address-view.ts';
import { createRemoteData } from '../../../lib/requests/remote-data.ts';
import { adminCalendarPath, adminQuotePath } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/form/fields/SelectField.tsx';
import { keepFresh } from '../keep-fresh.ts';
import { counted } from '../staff-text.ts';
import { DRIVER_PAGE, mayOpen, STAFF_PAGES, TRUCKS_PAGE } from '../staff-pages.ts';
import { staffCall } from '../staff.store.ts';
import { StaffGate } from '../StaffGate.tsx';
import { LoadState } from '../ui/LoadState.tsx';
import { useView, ViewLink } from '../ui/ViewLink.tsx';
import { DayStops } from './DayStops.tsx';
import { DriverSheet } from './DriverSheet.tsx';
import { SubscribeCalendar } from './SubscribeCalendar.tsx';
import { calendarDay, faultTexts } from './truck-text.ts';
import { UnplannedList } from './UnplannedList.tsx';

const calendarViews = createQueryView(adminCalendarPath);

const WEEK = [0, 1, 2, 3, 4, 5, 6];

interface DaysProps {
  readonly calendar: Calendar | null;
  readonly yard: YardId;
  readonly day: string;
  readonly today: string;
}

/** What a day of the week has: "3 stops, 1 call, closed". */
function dayNote(calendar: Calendar, day: string): string {
  const routes = dayRoutes(calendar, day);
  const stops = routes.reduce((sum, route) => sum + route.stops.length, 0);
  const calls = calendar.calls.filter((call) => call.day === day).length;
  const notes = [
    routes.length === 0 && stops === 0 ? 'no truck' : counted(stops, 'stop'),
    calls > 0 && counted(calls, 'call'),
    calendar.closed.includes(day) && 'closed',
    routes.some((route) => faultTexts(route).length > 0) && 'check',
  ];
  return notes.filter(Boolean).join(', ');
}

/** The seven days of the week, and the weeks before and after it. */
function WeekDays({ calendar, yard, day, today }: DaysProps) {
  const monday = mondayOf(day);
  return (
    <nav aria-label="Days" className="mt-3 print:hidden">
      <div className="flex flex-wrap gap-2">
        {(
          [
            ['Previous week', addDays(day, -7)],
            ['Today', today],
            ['Next week', addDays(day, 7)],
          ] as const
        ).map(([text, to]) => (
          <ViewLink
            key={text}
            views={calendarViews}
            view={{ yard, day: to }}
            className="button button-line max-sm:px-2"
          >
            {text}
          </ViewLink>
        ))}
      </div>
      <div className="mt-2 grid grid-cols-2 gap-2 sm:grid-cols-4 lg:grid-cols-7">
        {WEEK.map((ahead) => {
          const each = addDays(monday, ahead);
          return (
            <ViewLink
              key={each}
              views={calendarViews}
              view={{ yard, day: each }}
              className="button button-line staff-tab flex-col"
              current={each === day}
            >
              <span>{calendarDay(each)}</span>
              <span className="text-sm font-normal">{calendar && dayNote(calendar, each)}</span>
            </ViewLink>
          );
        })}
      </div>
    </nav>
  );
}

const Calls = ({ calendar, day }: { readonly calendar: Calendar; readonly day: string }) => {
  const calls = calendar.calls.filter((call) => call.day === day);
  if (calls.length === 0) return null;
  return (
    <section className="staff-card print:hidden" aria-labelledby="calls-title">
      <h3 id="calls-title" className="text-2xl">
        Calls
      </h3>
      <ul>
        {calls.map(({ quoteId, name, time, isAnswered }) => (
          <li key={quoteId} className="flex flex-wrap items-baseline gap-x-3">
            <strong className="tabular-nums">{clockText(time)}</strong>
            <a
              className="inline-flex min-h-12 items-center text-link underline"
              href={adminQuotePath(quoteId)}
            >
              Call {name}
            </a>
            {isAnswered && <span className="text-muted">Answered</span>}
          </li>
        ))}
      </ul>
    </section>
  );
};

interface DayProps {
  readonly calendar: Calendar;
  readonly day: string;
  readonly onChanged: () => Promise<void>;
}

/** A day: what its trucks do, and beside it what waits to be planned. */
function Day({ calendar, day, onChanged }: DayProps) {
  const routes = dayRoutes(calendar, day);
  const isPlanned = routes.some(({ stops }) => stops.length > 0);
  return (
    <>
      <div className="mt-6 flex flex-wrap items-center gap-4 print:hidden">
        <h2>{calendarDay(day)}</h2>
        {isPlanned && <Button onClick={() => window.print()}>Print driver’s sheets</Button>}
      </div>
      {calendar.closed.includes(day) && isPlanned && (
        <p className="mt-2 font-bold text-down print:hidden">The yard is closed that day.</p>
      )}
      <div className="grid items-start gap-x-6 lg:grid-cols-2 print:hidden">
        <div>
          {routes.map((route) => (
            <DayStops key={route.truck.id} calendar={calendar} route={route} onChanged={onChanged} />
          ))}
          {routes.length === 0 && (
            <div className="staff-card">
              <p>No truck is out that day.</p>
            </div>
          )}
          <Calls calendar={calendar} day={day} />
        </div>
        <UnplannedList calendar={calendar} day={day} onChanged={onChanged} />
      </div>
      {routes
        .filter(({ stops }) => stops.length > 0)
        .map((route) => (
          <DriverSheet key={route.truck.id} day={day} route={route} />
        ))}
    </>
  );
}

interface WeekProps extends Omit<DaysProps, 'calendar'> {
  /** Told what day it is at the yards. */
  readonly onToday: (today: string) => void;
}

/** Give it a `key` for each yard and week. */
function Week({ yard, day, today, onToday }: WeekProps) {
  const from = mondayOf(day);
  const [remote] = useState(() =>
    createRemoteData(async () => {
      const calendar = await staffCall(readCalendarApi, { query: { yard, from } });
      onToday(calendar.today);
      return calendar;
    }),
  );
  const shown = useStore(remote.$state);
  useEffect(() => keepFresh(remote), [remote]);
  const { value } = shown;
  return (
    <>
      <WeekDays calendar={value} yard={yard} day={day} today={today} />
      <LoadState {...shown} reload={remote.reload} waiting="mt-3 min-h-96" />
      {value && <Day key={day} calendar={value} day={day} onChanged={remote.load} />}
    </>
  );
}

function TruckCalendar({ view, staff }: { readonly view: QueryView; readonly staff: StaffSession }) {
  // By the device's clock until the server says it.
  const [today, setToday] = useState(() => inNewYork(new Date()).date);
  const { yard: asked = '', day: askedDay = '' } = view;
  const yard = isYardId(asked) ? asked : MAIN_YARD;
  const day = isIsoDay(askedDay) ? askedDay : today;
  return (
    <>
      <SelectField
        id="calendar-yard"
        label="Yard"
        fieldClass="mt-3 max-w-sm print:hidden"
        choices={YARD_CHOICES}
        value={yard}
        onValue={(chosen) => calendarViews.show({ yard: chosen, day })}
      />
      <p className="flex flex-wrap gap-x-6 print:hidden">
        {[DRIVER_PAGE, TRUCKS_PAGE]
          .filter((page) => mayOpen(staff.role, page))
          .map(({ label, href }) => (
            <a key={href} className="inline-flex min-h-12 items-center text-link underline" href={href}>
              {label}
            </a>
          ))}
      </p>
      {mayActAt(staff, yard) && <SubscribeCalendar key={yard} yard={yard} />}
      <Week key={`${yard}.${mondayOf(day)}`} yard={yard} day={day} today={today} onToday={setToday} />
    </>
  );
}

function Shown({ staff }: { readonly staff: StaffSession }) {
  const view = useView(calendarViews);
  return view && <TruckCalendar view={view} staff={staff} />;
}

/** The island of /admin/calendar. */
export const CalendarPage = () => (
  <StaffGate page={STAFF_PAGES.calendar}>{(staff) => <Shown staff={staff} />}</StaffGate>
);

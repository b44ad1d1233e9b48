import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { MAIN_YARD, YARD_CHOICES, type YardId } from '../../../../business/yards.ts';
import type { StaffSession } from '../../../../domain/admin/admin-session.api.ts';
import { isYardId } from '../../../../domain/locations/yard-news.schema.ts';
import { readCalendarApi } from '../../../../domain/truck/admin-calendar.api.ts';
import { STATE_TEXTS } from '../../../../domain/truck/stop-texts.ts';
import { dayRoutes } from '../../../../domain/truck/day-routes.ts';
import { clockFace, inNewYork } from '../../../../domain/shared/time/new-york-time.ts';
import { createQueryView, type QueryView } from '../../../../lib/address/address-view.ts';
import { createRemoteData } from '../../../../lib/requests/remote-data.ts';
import { readStored } from '../../../../lib/storage/storage.ts';
import { COUNTER_YARD_KEY } from '../../../../lib/storage/staff-storage-keys.ts';
import { adminTruckPath } from '../../../../paths.ts';
import { Button } from '../../../../ui/Button.tsx';
import { SelectField } from '../../../../ui/form/fields/SelectField.tsx';
import { keepFresh } from '../../keep-fresh.ts';
import { counted, staffClock } from '../../staff-text.ts';
import { DRIVER_PAGE } from '../../staff-pages.ts';
import { staffCall } from '../../staff.store.ts';
import { StaffGate } from '../../StaffGate.tsx';
import { LoadState } from '../../ui/LoadState.tsx';
import { useView } from '../../ui/ViewLink.tsx';
import { routeText } from '../truck-text.ts';
import { DriverStop } from './DriverStop.tsx';
import { asReported, createReportQueue, type QueuedReport, type ReportQueue } from './report-queue.ts';

const driverViews = createQueryView(adminTruckPath);
const SEND_AGAIN_MS = 30_000;

/** "Cora Window changed it, 9:40 AM: now 10:00 AM, Planned. You tapped: Loaded." */
function conflictText({ name, to, savedAt, refused }: QueuedReport): string {
  const mine = `You tapped “${STATE_TEXTS[to]}”, ${staffClock(new Date(savedAt).toISOString())}.`;
  if (!refused?.now) return `${name} is no longer planned. ${mine}`;
  const { by, at, now } = refused;
  const who = `${by ?? 'Someone'} changed ${name}${at ? `, ${staffClock(at)}` : ''}`;
  return `${who}: ${clockFace(now.startsAt)}, ${STATE_TEXTS[now.state]}. ${mine}`;
}

function Conflicts({
  queue,
  reports,
}: {
  readonly queue: ReportQueue;
  readonly reports: readonly QueuedReport[];
}) {
  return (
    <>
      {reports
        .filter(({ refused }) => refused)
        .map((report) => (
          <div key={report.id} className="mt-3 border-l-8 border-down bg-surface p-4" role="alert">
            <p>{conflictText(report)}</p>
            <div className="actions mt-3">
              {report.refused?.now && (
                <Button
                  onClick={() => {
                    queue.insist(report.id);
                    void queue.send();
                  }}
                >
                  Send mine
                </Button>
              )}
              <Button onClick={() => queue.drop(report.id)}>Keep theirs</Button>
            </div>
          </div>
        ))}
    </>
  );
}

/** Sends again when the connection may be back. */
function keepSending({ send }: ReportQueue): () => void {
  const again = () => void send();
  again();
  const timer = setInterval(again, SEND_AGAIN_MS);
  window.addEventListener('online', again);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', again);
  };
}

interface DriverDayProps {
  readonly yard: YardId;
  readonly today: string;
  /** Called with the yards' own day if it is another. */
  readonly onToday: (day: string) => void;
  readonly staff: StaffSession;
}

/** Today's stops of a yard's trucks, one's own first. Give it a `key` for each yard and day. */
function DriverDay({ yard, today, onToday, staff }: DriverDayProps) {
  const [queue] = useState(() => createReportQueue(staff.id));
  const [remote] = useState(() =>
    createRemoteData(() => staffCall(readCalendarApi, { query: { yard, from: today } })),
  );
  const shown = useStore(remote.$state);
  const reports = useStore(queue.$queue);
  const answers = useStore(queue.$answers);
  useEffect(() => keepFresh(remote), [remote]);
  useEffect(() => keepSending(queue), [queue]);
  const day = shown.value?.today ?? today;
  useEffect(() => {
    if (day !== today) onToday(day);
  });
  const waiting = reports.filter(({ refused }) => !refused).length;
  const routes = shown.value ? dayRoutes(shown.value, today) : [];
  const isOwn = ({ driverId }: { readonly driverId: string | null }) => driverId === staff.id;
  const ordered = routes.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
  return (
    <>
      <p role="status" className="mt-3 min-h-6 font-bold">
        {waiting > 0 ? `${counted(waiting, 'report')} on this phone, not sent yet.` : ''}
      </p>
      <Conflicts queue={queue} reports={reports} />
      <LoadState {...shown} reload={remote.reload} waiting="mt-3 min-h-96" />
      {shown.value && routes.length === 0 && (
        <p className="staff-card">No truck of this yard is out today.</p>
      )}
      {ordered.map((route) => (
        <section key={route.truck.id} aria-labelledby={`truck-${route.truck.id}`}>
          <h2 id={`truck-${route.truck.id}`} className="mt-6">
            {route.truck.name}
          </h2>
          <p>{routeText(route)}</p>
          {route.stops.length + route.idle.length === 0 && <p className="staff-card">No stops today.</p>}
          <ol>
            {[...route.stops, ...route.idle]
              .map((read) => asReported(read, reports, answers))
              .map((stop) => (
                <DriverStop
                  key={stop.id}
                  stop={stop}
                  onReport={(report) => {
                    queue.add({
                      ...report,
                      stopId: stop.id,
                      name: stop.asked?.name ?? '',
                      seen: stop.version,
                    });
                    void queue.send().then(remote.reload);
                  }}
                />
              ))}
          </ol>
        </section>
      ))}
    </>
  );
}

function DriverOfYard({ view, staff }: { readonly view: QueryView; readonly staff: StaffSession }) {
  const [stored] = useState(() => readStored<unknown>(COUNTER_YARD_KEY));
  // By this phone's clock, until the server says what day it is.
  const [today, setToday] = useState(() => inNewYork(new Date()).date);
  const asked = view['yard'] ?? stored;
  const yard = typeof asked === 'string' && isYardId(asked) ? asked : MAIN_YARD;
  return (
    <>
      <SelectField
        id="driver-yard"
        label="Yard"
        fieldClass="mt-3 max-w-sm"
        choices={YARD_CHOICES}
        value={yard}
        onValue={(chosen) => driverViews.show({ yard: chosen })}
      />
      <DriverDay key={`${yard} ${today}`} yard={yard} today={today} onToday={setToday} staff={staff} />
    </>
  );
}

function ShownTruck({ staff }: { readonly staff: StaffSession }) {
  const view = useView(driverViews);
  return view && <DriverOfYard view={view} staff={staff} />;
}

/** The island of /admin/truck. */
export const DriverPage = () => (
  <StaffGate page={DRIVER_PAGE}>{(staff) => <ShownTruck staff={staff} />}</StaffGate>
);

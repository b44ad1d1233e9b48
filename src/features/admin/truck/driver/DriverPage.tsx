import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { QUOTE_PHOTOS_MAX } from '../../../../business/constants.ts';
import { MAIN_YARD, YARD_CHOICES, type YardId } from '../../../../business/yards.ts';
import type { StaffSession } from '../../../../domain/admin/admin-session.api.ts';
import { mayActAt } from '../../../../domain/shared/yard-rights.ts';
import { isYardId } from '../../../../domain/locations/yard-news.schema.ts';
import { readCalendarApi } from '../../../../domain/truck/admin-calendar.api.ts';
import { OVER_STATES, STATE_TEXTS } from '../../../../domain/truck/stop-texts.ts';
import { dayRoutes } from '../../../../domain/truck/day-routes.ts';
import { clockFace, inNewYork } from '../../../../domain/shared/time/new-york-time.ts';
import { createQueryView, type QueryView } from '../../../../lib/address/address-view.ts';
import { createRemoteData } from '../../../../lib/requests/remote-data.ts';
import { readStored } from '../../../../lib/storage/storage.ts';
import { COUNTER_YARD_KEY } from '../../../../lib/storage/staff-storage-keys.ts';
import { adminTruckPath } from '../../../../paths.ts';
import { Button } from '../../../../ui/Button.tsx';
import { SelectField } from '../../../../ui/form/fields/SelectField.tsx';
import { UserFacingError } from '../../staff-failure.ts';
import { keepFresh } from '../../keep-fresh.ts';
import { counted, staffClock } from '../../staff-text.ts';
import { DRIVER_PAGE } from '../../staff-pages.ts';
import { staffCall } from '../../staff.store.ts';
import { StaffGate } from '../../StaffGate.tsx';
import { pictureJpeg } from '../../ui/staff-picture.ts';
import { LoadState } from '../../ui/LoadState.tsx';
import { useView } from '../../ui/ViewLink.tsx';
import { routeText } from '../truck-text.ts';
import { DriverStop } from './DriverStop.tsx';
import { createStopPhotos } from './stop-photos.ts';
import {
  asReported,
  createReportQueue,
  isHeldUp,
  type QueuedReport,
  type ReportQueue,
} from './report-queue.ts';

const driverViews = createQueryView(adminTruckPath);
const SEND_AGAIN_MS = 30_000;
const NO_ROOM = 'This phone has no room for the photo. Please make some, and take it again.';

/** "Cora Window changed it, 9:40 AM: now 10:00 AM, Planned. You tapped: Loaded." */
function conflictText({ name, to, savedAt, refused, failure }: QueuedReport): string {
  const mine = `You tapped “${STATE_TEXTS[to]}”, ${staffClock(new Date(savedAt).toISOString())}.`;
  if (failure) return `${name}: ${failure} ${mine}`;
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
      {reports.filter(isHeldUp).map((report) => (
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
            <Button onClick={() => queue.drop(report.id)}>
              {report.failure ? 'Discard' : 'Keep theirs'}
            </Button>
          </div>
        </div>
      ))}
    </>
  );
}

/** What waits on this phone: "2 reports and 1 photo" */
function waitingText(reports: number, photos: number): string {
  const parts = [
    ...(reports > 0 ? [counted(reports, 'report')] : []),
    ...(photos > 0 ? [counted(photos, 'photo')] : []),
  ];
  return parts.length > 0 ? `${parts.join(' and ')} on this phone, not sent yet.` : '';
}

/** Sends again when the connection may be back. */
function keepSending(send: () => Promise<void>): () => void {
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
  const [photos] = useState(() => createStopPhotos(staff.id, remote.reload));
  const shown = useStore(remote.$state);
  const reports = useStore(queue.$queue);
  const answers = useStore(queue.$answers);
  const unsent = useStore(photos.$waiting);
  const lost = useStore(photos.$refused);
  useEffect(() => keepFresh(remote), [remote]);
  useEffect(() => keepSending(queue.send), [queue]);
  useEffect(() => {
    void photos.sweep();
    return keepSending(photos.send);
  }, [photos]);
  const day = shown.value?.today ?? today;
  useEffect(() => {
    if (day !== today) onToday(day);
  });
  const waiting = reports.filter((report) => !isHeldUp(report)).length;
  const routes = shown.value ? dayRoutes(shown.value, today) : [];
  const isOwn = ({ driverId }: { readonly driverId: string | null }) => driverId === staff.id;
  const ordered = routes.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
  return (
    <>
      <p role="status" className="mt-3 min-h-6 font-bold">
        {waitingText(waiting, unsent.length)}
      </p>
      <Conflicts queue={queue} reports={reports} />
      {lost.map(({ id, name }) => (
        <p key={id} className="mt-3 border-l-8 border-down bg-surface p-4" role="alert">
          A photo of {name} wasn’t saved: its request is gone, or it has {QUOTE_PHOTOS_MAX} already.
        </p>
      ))}
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
              // What is still to be done stands first.
              .toSorted(
                (a, b) => Number(OVER_STATES.includes(a.state)) - Number(OVER_STATES.includes(b.state)),
              )
              .map((stop) => (
                <DriverStop
                  key={stop.id}
                  stop={stop}
                  mayReport={isOwn(route) || mayActAt(staff, route.truck.yardId)}
                  unsentPhotos={unsent.filter(({ quoteId }) => quoteId === stop.asked?.quoteId).length}
                  onPhoto={async (file) => {
                    if (stop.asked && !(await photos.add(stop.asked, await pictureJpeg(file))))
                      throw new UserFacingError(NO_ROOM);
                    void photos.send();
                  }}
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

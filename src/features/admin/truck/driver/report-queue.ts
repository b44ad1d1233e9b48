import { atom, onMount } from 'nanostores';
import { STAFF_DRAFT_SAVED_MS } from '../../../../business/constants.ts';
import type { ChangedSince } from '../../../../domain/shared/contract/changed-since.ts';
import { reportStopApi, type StopTime } from '../../../../domain/truck/admin-calendar.api.ts';
import type { StopReport } from '../../../../domain/truck/truck.schema.ts';
import { isRefused } from '../../../../lib/requests/attempt.ts';
import { newId } from '../../../../lib/new-id.ts';
import { answerTimeout, call, hasCode } from '../../../../lib/requests/request.ts';
import { type DeviceDraft, deviceDrafts } from '../../../../lib/storage/device-drafts.ts';
import { driverReportsKey } from '../../sign-in/driver-keys.ts';
import { staffFailure } from '../../staff-failure.ts';
import { sweepStaffDrafts } from '../../form/saved-draft.ts';

/** What a driver tapped, as this phone has it until the server does. */
export interface QueuedReport extends DeviceDraft, StopReport {
  readonly stopId: string;
  readonly name: string;
  /** Somebody changed the stop first. The driver chooses: nothing of the stop is sent before. */
  readonly refused?: ChangedSince<StopTime | null>;
  /** The server will never take it, and this is why. */
  readonly failure?: string;
}

/** Nothing of its stop is sent before the driver has decided. */
export const isHeldUp = ({ refused, failure }: QueuedReport): boolean =>
  refused !== undefined || failure !== undefined;

/** The taps of one driver, sent in their order, each once. They outlast a phone without a connection, and its restart. */
export function createReportQueue(personId: string) {
  sweepStaffDrafts();
  const drafts = deviceDrafts<QueuedReport>(driverReportsKey(personId), {
    ms: STAFF_DRAFT_SAVED_MS,
    asksFirst: true,
  });
  const $queue = atom<readonly QueuedReport[]>(drafts.fresh());
  const $answers = atom<Readonly<Record<string, StopTime>>>({});
  let running: Promise<void> | null = null;

  // What another tab added is kept; where nothing can be saved, this page has them.
  function change(how: (reports: readonly QueuedReport[]) => readonly QueuedReport[]): void {
    $queue.set(drafts.change(how) ? drafts.fresh() : how($queue.get()));
  }
  onMount($queue, () => drafts.onChange(() => $queue.set(drafts.fresh())));
  const drop = (id: string) => change((all) => all.filter((each) => each.id !== id));
  const mark = (id: string, how: Pick<QueuedReport, 'refused' | 'failure'>) =>
    change((all) => all.map((each) => (each.id === id ? { ...each, ...how } : each)));

  /** What comes after a stop's report goes on from its answer. */
  function goOn({ id, stopId }: QueuedReport, stop: StopTime): void {
    const { version } = stop;
    $answers.set({ ...$answers.get(), [stopId]: stop });
    change((all) =>
      all
        .filter((each) => each.id !== id)
        .map((each) => (each.stopId === stopId ? { ...each, seen: version } : each)),
    );
  }

  /** The oldest that nothing holds up. */
  function next(): QueuedReport | undefined {
    const all = $queue.get();
    const held = new Set(all.filter(isHeldUp).map(({ stopId }) => stopId));
    return all.find(({ stopId }) => !held.has(stopId));
  }

  async function sendOne(report: QueuedReport): Promise<boolean> {
    const { stopId, to, reason, seen } = report;
    try {
      // Not by staffCall(): it may be sent long after the tap.
      const stop = await call(reportStopApi, {
        params: { id: stopId },
        body: { to, reason, seen },
        signal: answerTimeout(),
      });
      goOn(report, stop);
      return true;
    } catch (error) {
      if (hasCode(error, 'changed_since'))
        mark(report.id, { refused: error.figures as ChangedSince<StopTime | null> });
      else if (hasCode(error, 'not_found')) mark(report.id, { refused: { by: null, at: null, now: null } });
      else if (isRefused(error) && error.status !== 401) mark(report.id, { failure: staffFailure(error) });
      else return false;
      return true;
    }
  }

  async function run(): Promise<void> {
    for (let report = next(); report; report = next()) if (!(await sendOne(report))) return;
  }

  return {
    $queue,
    /** What the server said last of each stop, which a page may not have read yet. */
    $answers,
    /** Sends what waits; what cannot be sent stays. */
    send: (): Promise<void> => (running ??= run().finally(() => (running = null))),
    add(report: Omit<QueuedReport, 'id' | 'savedAt' | 'refused'>): void {
      change((all) => [...all, { ...report, id: newId(), savedAt: Date.now() }]);
    },
    /** Theirs stays. */
    drop,
    /** The driver's own counts, on top of what they have now seen. */
    insist: (id: string) =>
      change((all) =>
        all.map(({ refused, ...each }) =>
          each.id === id && refused?.now
            ? { ...each, seen: refused.now.version }
            : { ...each, ...(refused && { refused }) },
        ),
      ),
  };
}

export type ReportQueue = ReturnType<typeof createReportQueue>;

type Shown = Pick<StopTime, 'id' | 'state' | 'missedReason' | 'version'>;

/** A stop as its driver has left it, sent or not. */
export function asReported<Stop extends Shown>(
  read: Stop,
  queue: readonly QueuedReport[],
  answers: Readonly<Record<string, StopTime>> = {},
): Stop {
  const answer = answers[read.id];
  const stop = answer && answer.version > read.version ? { ...read, ...answer } : read;
  const last = queue.findLast((report) => report.stopId === stop.id && !isHeldUp(report));
  return last ? { ...stop, state: last.to, missedReason: last.reason } : stop;
}

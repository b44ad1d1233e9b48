import { yardName } from '../../../business/yards.ts';
import { moneyText } from '../../../domain/shared/numbers/money.ts';
import { type CheckRun, checkRuns } from '../../../domain/tickets/money/check-numbers.ts';
import {
  type DayClose,
  type DayFigures,
  readDayCloseApi,
  signDayApi,
} from '../../../domain/tickets/money/day-close.api.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormFailure } from '../../../ui/form/FormFailure.tsx';
import { actFirst, useAct } from '../act.ts';
import { auditActionText } from '../audit/audit-text.ts';
import { counted, staffDay, staffTime } from '../staff-text.ts';
import { staffCall } from '../staff.store.ts';
import { LoadState } from '../ui/LoadState.tsx';
import { useStaffData } from '../use-staff-data.ts';

/** "42 tickets, $5,120.00, 1 void" */
const figuresText = ({ tickets, cents, voids }: DayFigures): string =>
  `${counted(tickets, 'ticket')}, ${moneyText(cents)}, ${counted(voids, 'void')}`;

/** "20410 to 20431. Missing: 20420" */
const runText = ({ from, to, missing }: CheckRun): string =>
  `${from === to ? from : `${from} to ${to}`}${missing.length > 0 ? `. Missing: ${missing.join(', ')}` : ''}`;

const isSame = (a: DayFigures, b: DayFigures): boolean =>
  a.tickets === b.tickets && a.cents === b.cents && a.voids === b.voids;

function Signed({ close: { now, signed } }: { readonly close: DayClose }) {
  if (!signed) return null;
  const { by, at, figures, changes } = signed;
  return (
    <>
      <p className="mt-3 font-bold">
        {`Signed off by ${by ?? 'a former member of staff'}, ${staffTime(at)}: ${figuresText(figures)}.`}
      </p>
      {(changes.length > 0 || !isSame(figures, now)) && (
        <div className="mt-3 border-l-8 border-down pl-3">
          <p className="font-bold text-down">Changed after close. Now: {figuresText(now)}.</p>
          <ul>
            {changes.map(({ id, action, by: who, at: when, number }) => (
              <li key={id}>
                {`${who} ${auditActionText(action)}: ${number ?? 'no number'}, ${staffTime(when)}`}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

interface DayClosingProps {
  readonly yard: DayClose['yardId'];
  readonly day: string;
}

/** The checks of a yard's day, with what is missing between them, and its sign-off. Give it a `key` for each day. */
export function DayClosing({ yard, day }: DayClosingProps) {
  const remote = useStaffData(readDayCloseApi, { query: { yard, day } });
  const { isBusy, run, refused } = useAct(remote.reload, actFirst);
  const { value: close } = remote;
  const runs = checkRuns(close?.checks ?? []);
  return (
    <section className="staff-card" aria-labelledby="close-title">
      <h2 id="close-title">
        Close of day: {yardName(yard)}, {staffDay(day)}
      </h2>
      <LoadState {...remote} waiting="mt-3 min-h-24" />
      {close && (
        <>
          <h3 className="mt-3 text-lg">Checks ({close.checks.length})</h3>
          {runs.length === 0 && <p className="text-muted">None.</p>}
          <ul className="tabular-nums">
            {runs.map((each) => (
              <li key={each.from} className={each.missing.length > 0 ? 'font-bold text-down' : ''}>
                {runText(each)}
              </li>
            ))}
          </ul>
          <Signed close={close} />
          {!close.signed && (
            <>
              <p className="mt-3 tabular-nums">{figuresText(close.now)}</p>
              <Button
                className="mt-3"
                disabled={isBusy}
                onClick={() =>
                  void run(
                    () => staffCall(signDayApi, { body: { yard, day, seen: { ...close.now } } }),
                    'Day signed off',
                  )
                }
              >
                Sign off {staffDay(day)}
              </Button>
            </>
          )}
          <FormFailure message={refused} className="mt-3" />
        </>
      )}
    </section>
  );
}

import { useEffect, useRef } from 'react';
import { counted } from '../staff-text.ts';
import type { ImportCounts, TicketImport } from './use-ticket-import.ts';

/** More would not be read: they are in the file that is corrected and imported again. */
const PROBLEMS_SHOWN = 200;

function linesOf(counts: ImportCounts, isTaken: boolean): readonly string[] {
  const { known, differs, withAccount, withoutAccount, rounded, points } = counts;
  return [
    `${counted(counts.new, 'ticket')} ${isTaken ? 'taken' : counts.new === 1 ? 'is new' : 'are new'}`,
    ...(known > 0 ? [`${counted(known, 'ticket')} known already: nothing changes`] : []),
    ...(differs > 0 ? [`${counted(differs, 'ticket')} with the number of another one: not taken`] : []),
    ...(withAccount > 0
      ? [
          `${counted(withAccount, 'new ticket')} with a rewards account: ${
            isTaken ? `${counted(points, 'point')} given` : 'the points will be given'
          }`,
        ]
      : []),
    ...(withoutAccount > 0
      ? [
          `${counted(withoutAccount, 'new ticket')} with a phone number that has no rewards account: no points`,
        ]
      : []),
    ...(rounded > 0 ? [`${counted(rounded, 'new ticket')} with a line “Rounding” of up to 5 cents`] : []),
  ];
}

function Problems({ problems }: Pick<TicketImport['state'], 'problems'>) {
  const shown = problems.toSorted((one, other) => one.row - other.row).slice(0, PROBLEMS_SHOWN);
  return (
    <>
      <h3 className="mt-6 text-2xl">{`${counted(problems.length, 'ticket')} that cannot be taken`}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <section className="staff-scroll mt-2 max-h-96" tabIndex={0} aria-label="What is wrong in which row">
        <table className="staff-table">
          <thead>
            <tr>
              <th scope="col">Row</th>
              <th scope="col">Ticket</th>
              <th scope="col">What is wrong</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ row, number, message }) => (
              <tr key={`${row} ${number}`}>
                <td className="tabular-nums">{row}</td>
                <td>{number || '–'}</td>
                <td>{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {problems.length > shown.length && (
        <p className="mt-2 text-muted">{`And ${counted(problems.length - shown.length, 'more')}.`}</p>
      )}
    </>
  );
}

/** How far it is, what would be or was taken, and the button that goes on. */
export function ImportProgress({ source }: { readonly source: TicketImport }) {
  const { step, done, all, counts, problems, failure } = source.state;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (step === 'checked' || step === 'taken') heading.current?.focus();
  }, [step]);
  if (step === 'idle') return null;
  const isTaken = step === 'taking' || step === 'taken';
  const titles = {
    checking: 'Looking at the tickets…',
    checked: 'Nothing is taken yet',
    taking: 'Taking the tickets…',
    taken: 'Done',
  } as const;
  return (
    <div className="staff-card">
      <h2 ref={heading} tabIndex={-1}>
        {titles[step]}
      </h2>
      {(step === 'checking' || step === 'taking') && (
        <>
          <progress className="mt-2 h-6 w-full" value={done} max={all} aria-label="Tickets looked at" />
          <p className="tabular-nums">{`${done.toLocaleString('en-US')} of ${counted(all, 'ticket')}`}</p>
        </>
      )}
      {failure !== null && (
        <div className="mt-3 border-l-8 border-brass p-4" role="alert">
          <p>{`${failure} What is done stays done.`}</p>
          <button type="button" className="button button-signal mt-3" onClick={() => void source.goOn()}>
            Go on
          </button>
        </div>
      )}
      <ul className="mt-2 list-disc pl-5">
        {linesOf(counts, isTaken).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {step === 'checked' && counts.new > 0 && (
        <button type="button" className="button button-signal mt-4" onClick={() => void source.take()}>
          {`Take ${counted(counts.new, 'ticket')}`}
        </button>
      )}
      {problems.length > 0 && <Problems problems={problems} />}
    </div>
  );
}

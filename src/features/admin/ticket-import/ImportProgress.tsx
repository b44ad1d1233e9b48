import { useEffect, useRef, useState } from 'react';
import { csvText } from '../../../domain/shared/csv/csv.ts';
import { POS_COLUMNS, type PosColumn } from '../../../domain/tickets/pos/pos-layout.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { counted } from '../staff-text.ts';
import type { ImportCounts, ImportProblem, TicketImport } from './use-ticket-import.ts';
import { Button } from '../../../ui/Button.tsx';
import { Question } from '../../../ui/dialog/Question.tsx';
import { unusualQuestion } from '../form/unusual-question.ts';

/** More would not be read here: they are in the file that can be saved. */
const PROBLEMS_SHOWN = 200;

function linesOf(counts: ImportCounts, isTaken: boolean): readonly string[] {
  const { known, repaired, differs, withAccount, withoutAccount, rounded, points } = counts;
  return [
    `${counted(counts.new, 'ticket')} ${isTaken ? 'imported' : counts.new === 1 ? 'is new' : 'are new'}`,
    ...(known > 0 ? [`${counted(known, 'ticket')} already recorded: nothing changes`] : []),
    ...(repaired > 0
      ? [
          `${counted(repaired, 'ticket')} already recorded, with the phone number corrected: points ${isTaken ? 'added' : 'will be added'}`,
        ]
      : []),
    ...(differs > 0
      ? [
          `${counted(differs, 'ticket')} not imported: ${differs === 1 ? 'a different ticket already has its number' : 'different tickets already have their numbers'}`,
        ]
      : []),
    ...(withAccount > 0
      ? [
          `${counted(withAccount, 'new ticket')} with a rewards account: ${
            isTaken ? `${counted(points, 'point')} added` : 'points will be added'
          }`,
        ]
      : []),
    ...(withoutAccount > 0
      ? [`${counted(withoutAccount, 'new ticket')} with a phone number but no rewards account: no points`]
      : []),
    ...(rounded > 0 ? [`${counted(rounded, 'new ticket')} with a “Rounding” line of up to 5 cents`] : []),
  ];
}

const KINDS: readonly (readonly [ImportProblem['kind'], title: string, label: string])[] = [
  ['unusual', 'with something unusual', 'What looks unusual'],
  ['refused', 'not imported', 'What’s wrong, by row'],
  [
    'phone',
    'with a phone number that isn’t readable, so no points yet. Fix it in the file and import again',
    'Phone numbers that aren’t readable',
  ],
  ['left-out', 'left out', 'What we left out'],
];

/** The name of a column in the file, or what it should hold. */
const columnName = (column: PosColumn | null, nameOf: (column: PosColumn) => string): string =>
  column === null ? '–' : nameOf(column) || POS_COLUMNS[column][0];

interface ProblemsProps {
  readonly problems: readonly ImportProblem[];
  readonly nameOf: (column: PosColumn) => string;
}

function Problems({
  problems,
  nameOf,
  title,
  label,
}: ProblemsProps & { readonly title: string; readonly label: string }) {
  if (problems.length === 0) return null;
  const shown = problems.slice(0, PROBLEMS_SHOWN);
  // A row that belongs to no ticket, such as one of totals, counts as a row.
  const named = problems.filter(({ number }) => number !== '');
  const tickets = new Set(named.map(({ number, row }) => `${row} ${number}`)).size;
  const rows = problems.length - named.length;
  const count = [tickets > 0 && counted(tickets, 'ticket'), rows > 0 && counted(rows, 'row')];
  return (
    <>
      <h3 className="mt-6 text-2xl">{`${count.filter(Boolean).join(' and ')} ${title}`}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <section className="staff-scroll mt-2 max-h-96" tabIndex={0} aria-label={label}>
        <table className="staff-table">
          <thead>
            <tr>
              <th scope="col">Row</th>
              <th scope="col">Column</th>
              <th scope="col">Ticket</th>
              <th scope="col">Reason</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ row, column, number, message }) => (
              <tr key={`${row} ${number} ${message}`}>
                <td className="tabular-nums">{row}</td>
                <td>{columnName(column, nameOf)}</td>
                <td>{number || '–'}</td>
                <td className="wrap-anywhere">{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {problems.length > shown.length && (
        <p className="mt-2 text-muted">{`And ${counted(problems.length - shown.length, 'more row')}.`}</p>
      )}
    </>
  );
}

function AllProblems({ problems, nameOf }: ProblemsProps) {
  if (problems.length === 0) return null;
  const sorted = problems.toSorted((one, other) => one.row - other.row);
  const save = () => {
    const rows = sorted.map(({ row, column, number, message }) => [
      row,
      columnName(column, nameOf),
      number,
      message,
    ]);
    const text = csvText(['Row', 'Column', 'Ticket', 'Reason'], rows);
    saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), 'tickets-not-imported.csv');
  };
  return (
    <>
      {KINDS.map(([kind, title, label]) => (
        <Problems
          key={kind}
          problems={sorted.filter((problem) => problem.kind === kind)}
          nameOf={nameOf}
          title={title}
          label={label}
        />
      ))}
      <Button className="mt-4" onClick={save}>
        Download these as CSV
      </Button>
    </>
  );
}

/** How far it is, what would be or was taken, and the button that goes on. */
export function ImportProgress({
  source,
  nameOf,
}: {
  readonly source: TicketImport;
  readonly nameOf: ProblemsProps['nameOf'];
}) {
  const { step, done, all, counts, problems, failure } = source.state;
  const heading = useRef<HTMLHeadingElement>(null);
  const [asks, setAsks] = useState(false);
  const unusual = problems.filter(({ kind }) => kind === 'unusual');
  useEffect(() => {
    if (step === 'checked' || step === 'taken') heading.current?.focus();
  }, [step]);
  if (step === 'idle') return null;
  const isTaken = step === 'taking' || step === 'taken';
  const titles = {
    checking: 'Checking tickets…',
    checked: 'Nothing imported yet',
    taking: 'Importing tickets…',
    taken: 'Import finished',
  } as const;
  return (
    <div className="staff-card">
      <h2 ref={heading} tabIndex={-1}>
        {titles[step]}
      </h2>
      {(step === 'checking' || step === 'taking') && (
        <>
          <progress className="mt-2 h-6 w-full" value={done} max={all} aria-label="Progress" />
          <p className="tabular-nums">{`${done.toLocaleString('en-US')} of ${counted(all, 'ticket')}`}</p>
        </>
      )}
      {failure !== null && (
        <div className="mt-3 border-l-8 border-brass p-4" role="alert">
          <p>{`${failure} Tickets already imported are kept.`}</p>
          <Button variant="signal" className="mt-3" onClick={() => void source.goOn()}>
            Continue
          </Button>
        </div>
      )}
      <ul className="mt-2 list-disc pl-5">
        {linesOf(counts, isTaken).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {step === 'checked' && counts.new + counts.repaired > 0 && (
        <Button
          variant="signal"
          className="mt-4"
          onClick={() => (unusual.length > 0 ? setAsks(true) : void source.take())}
        >
          {counts.new > 0
            ? `Import ${counted(counts.new, 'ticket')}`
            : `Add points for ${counted(counts.repaired, 'ticket')}`}
        </Button>
      )}
      {asks && (
        <Question
          {...unusualQuestion(unusual.map(({ row, message }) => `Row ${row}. ${message}`))}
          onYes={() => void source.take()}
          onClose={() => setAsks(false)}
        />
      )}
      <AllProblems problems={problems} nameOf={nameOf} />
    </div>
  );
}

import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { VEHICLE_DEDUCTIONS } from '../../../business/vehicles.ts';
import { type PromiseLeft, promisedFor } from '../../../domain/promises/promise.ts';
import type { CounterGrade } from '../../../domain/tickets/admin-tickets.api.ts';
import { type LineFault, type TicketUnit, unitsFor } from '../../../domain/tickets/ticket-line.ts';
import {
  DEDUCTION_REASONS,
  PART_NAMES,
  PRICE_REASONS,
  REASON_NAMES,
} from '../../../domain/tickets/ticket-reasons.ts';
import type { StoredVehicle } from '../../../domain/vehicles/stored-vehicle.ts';
import { Button } from '../../../ui/Button.tsx';
import { CheckField } from '../../../ui/form/CheckField.tsx';
import { type SelectChoice, SelectField } from '../../../ui/form/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { GradeField } from './GradeField.tsx';
import { readyLineText } from './ready-line-text.ts';
import {
  unweighedParts,
  lineDraftOf,
  inUnit,
  isBelowOffer,
  isDeducted,
  isLineFault,
  isOwnPrice,
  isTyped,
  type LineDraft,
  lineFor,
  NO_GRADE,
  type ReadyLine,
  readLine,
  tareOf,
  taresIn,
  typedLine,
  type UnaddedLine,
  withoutParts,
} from './ticket-draft.ts';

interface LineEditorProps {
  readonly grades: readonly CounterGrade[];
  /** What the ticket's other lines leave of the accepted offer. */
  readonly promise: PromiseLeft;
  /** The car that the offer is for; null: none. */
  readonly car: StoredVehicle | null;
  readonly gradeField: RefObject<HTMLInputElement | null>;
  /** A line that is changed; null: a new one. */
  readonly edited: ReadyLine | null;
  /** What the line begins with, such as a line of an offer. */
  readonly begun?: BegunLine | null;
  /** Whether it takes the focus when it begins. */
  readonly takesFocus: boolean;
  /** Called with each change. */
  readonly onTyped: (line: UnaddedLine) => void;
  /** Called where nothing is wrong with the line. */
  readonly onReady: () => void;
  readonly onClear: () => void;
  /** Enter without a grade: the ticket is complete. */
  readonly onDone: () => void;
}

/** A line of which something is known before the scale. */
export type BegunLine = Pick<UnaddedLine, 'grade' | 'draft' | 'letters'>;

type Reasons = readonly (typeof PRICE_REASONS)[number][];

const idOf = (field: LineFault['field']) => (field === 'metalType' ? 'line-grade' : `line-${field}`);

/** Enter in a list of choices goes on, as it does in the other fields. */
const submitOnEnter = (event: KeyboardEvent<HTMLSelectElement>) => {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
};

const reasons = (names: Reasons): readonly SelectChoice[] => [
  ['', 'Choose…'],
  ...names.map((name) => [name, REASON_NAMES[name]] as const),
];

/** One line of a ticket: grade, weights, price. Enter in any field adds it. Give it a `key` for each line. */
export function LineEditor({
  grades,
  promise,
  car,
  gradeField,
  edited,
  begun = null,
  takesFocus,
  onTyped,
  onReady,
  onClear,
  onDone,
}: LineEditorProps) {
  const [grade, setGrade] = useState<CounterGrade | null>(begun?.grade ?? edited?.grade ?? null);
  const [draft, setDraft] = useState(() => begun?.draft ?? lineDraftOf(edited?.line ?? null));
  const [letters, setLetters] = useState(begun?.letters ?? '');
  const [fault, setFault] = useState<LineFault | null>(null);
  const promised = grade && promisedFor(grade, promise);
  const change = (changes: Partial<LineDraft>) => setDraft({ ...draft, ...changes });
  const errorOf = (field: LineFault['field']) => (fault?.field === field ? fault.message : undefined);

  const key = edited?.key ?? null;
  const typed: UnaddedLine = { grade, draft, key, letters };
  // Before the next key: after an ordinary effect, an Enter could come before the last digit is known.
  useLayoutEffect(() => onTyped({ grade, draft, key, letters }), [grade, draft, key, letters, onTyped]);

  // Each line begins at its grade, the first one too; where that is known, at the scale.
  const [start] = useState(() => ({ takesFocus, atScale: Boolean(begun?.grade) }));
  useEffect(() => {
    if (!start.takesFocus) return;
    if (start.atScale) document.getElementById(idOf('gross'))?.focus();
    else gradeField.current?.focus();
  }, [gradeField, start]);
  useEffect(() => {
    if (fault) document.getElementById(idOf(fault.field))?.focus();
  }, [fault]);

  const choose = (chosen: CounterGrade) => {
    const { unit, ...begins } = lineFor(chosen);
    const { gross, tare } = inUnit(draft, unit);
    if (chosen !== grade) setDraft({ ...begins, unit, gross, tare });
    setGrade(chosen);
    setFault(null);
    // The field is there before a grade is chosen, so that the focus can go to it at once.
    document.getElementById(idOf('gross'))?.focus();
  };

  const add = (event: FormEvent) => {
    event.preventDefault();
    const part = isTyped(typed) || edited ? typedLine(typed, promise, '') : { fault: NO_GRADE };
    // Another one each time: the focus goes to it again.
    if ('fault' in part) setFault({ ...part.fault });
    else onReady();
  };

  const parts = unweighedParts(car, grade);
  const { deductionParts: gone = [] } = draft;

  const number = (field: 'gross' | 'tare' | 'deduction' | 'price', label: string) => (
    <TextField
      id={idOf(field)}
      label={label}
      error={errorOf(field)}
      className="text-xl! tabular-nums"
      inputMode="decimal"
      value={draft[field]}
      onFocus={({ target }) => target.select()}
      onValue={(value) => {
        if (field === 'tare') change({ tare: tareOf(value, draft.unit) });
        // Nothing is taken off for parts any more.
        else if (field === 'deduction' && gone.length > 0 && !isDeducted(value))
          change({ deduction: value, deductionReason: null, deductionParts: [] });
        else change({ [field]: value });
      }}
    />
  );
  const choice = (
    field: 'deductionReason' | 'priceReason' | 'unit',
    label: string,
    choices: readonly SelectChoice[],
    onChosen = (value: string) => change({ [field]: value || null } as Partial<LineDraft>),
  ) => (
    <SelectField
      id={idOf(field)}
      label={label}
      error={errorOf(field)}
      value={draft[field] ?? ''}
      onKeyDown={submitOnEnter}
      onValue={onChosen}
      choices={choices}
    />
  );
  const read = grade && draft.gross.trim() !== '' ? readLine(draft, grade, promised) : null;
  const isBelow = grade !== null && isBelowOffer(draft.price, grade, promised);
  const isOwn =
    isBelow || (grade !== null && (isOwnPrice(draft.price, grade) || fault?.field === 'priceReason'));
  // Less than was agreed is not agreed, unless nobody can compare the two.
  const isLess = isBelow && promised?.perListed !== null;
  return (
    <form method="post" noValidate className="mt-4 grid gap-4" onSubmit={add} aria-label="Line">
      <GradeField
        field={gradeField}
        grades={grades}
        chosen={grade}
        error={errorOf('metalType')}
        letters={letters}
        onLetters={setLetters}
        onChoose={choose}
        onClear={() => setGrade(null)}
        onDone={onDone}
      />
      <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-4">
        {number('gross', draft.unit === 'each' ? 'Pieces' : 'Gross')}
        {number('tare', 'Tare')}
        {number('deduction', 'Deduction')}
        {isDeducted(draft.deduction) &&
          gone.length === 0 &&
          choice('deductionReason', 'Deduction reason', reasons(DEDUCTION_REASONS))}
        {number('price', grade ? `Price per ${grade.unit}` : 'Price')}
        {isOwn &&
          choice(
            'priceReason',
            isLess ? 'Reason for paying less' : 'Reason for this price',
            reasons(PRICE_REASONS.filter((reason) => !isLess || reason !== 'agreed')),
          )}
        {choice(
          'unit',
          'Unit',
          (grade ? unitsFor(grade) : (['lb'] as const)).map((unit) => [unit, unit] as const),
          (unit) => setDraft(inUnit(draft, unit as TicketUnit)),
        )}
      </div>
      {parts.length > 0 && (
        <fieldset>
          <legend className="font-bold">Not shown by the scale</legend>
          <div className="grid gap-x-6 sm:grid-cols-2">
            {parts.map((part) => (
              <CheckField
                key={part}
                label={`${PART_NAMES[part]} −${VEHICLE_DEDUCTIONS[part] / 1_000} lb`}
                checked={gone.includes(part)}
                onCheck={(isGone) =>
                  setDraft(
                    withoutParts(
                      draft,
                      parts.filter((each) => (each === part ? isGone : gone.includes(each))),
                    ),
                  )
                }
              />
            ))}
          </div>
        </fieldset>
      )}
      <span role="status" className="block min-h-8 text-xl font-bold tabular-nums">
        {read && !isLineFault(read) && readyLineText({ ...read, key: '' })}
      </span>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" className="grow max-sm:basis-full">
          {edited ? 'Update line' : 'Add line'}
        </Button>
        {taresIn(draft.unit).map(({ name, tare }) => (
          <Button
            key={name}
            className="px-4"
            onClick={() => {
              change({ tare });
              document.getElementById(idOf('gross'))?.focus();
            }}
          >
            {name} −{tare} {draft.unit}
          </Button>
        ))}
        {(edited || isTyped(typed)) && (
          <Button className="px-4" onClick={onClear}>
            {edited ? 'Cancel edit' : 'Clear line'}
          </Button>
        )}
      </div>
    </form>
  );
}

import type { KeyboardEvent } from 'react';
import { CAR_QUESTIONS } from '../../../../business/vehicles.ts';
import { promisedFor } from '../../../../domain/promises/promise.ts';
import { type LineFault, unitsFor } from '../../../../domain/tickets/ticket-line.ts';
import {
  DEDUCTION_REASONS,
  HELD_REASON,
  PRICE_REASONS,
  REASON_NAMES,
} from '../../../../domain/tickets/ticket-reasons.ts';
import { carQuestionTexts } from '../../../../domain/vehicles/question-texts.ts';
import { Button } from '../../../../ui/Button.tsx';
import { CheckField } from '../../../../ui/form/fields/CheckField.tsx';
import { type SelectChoice, SelectField } from '../../../../ui/form/fields/SelectField.tsx';
import { TextField } from '../../../../ui/form/fields/TextField.tsx';
import { GradePapers } from '../papers/GradePapers.tsx';
import { GradeField } from './GradeField.tsx';
import { readyLineText } from './ready-line-text.ts';
import {
  inUnit,
  isBelowOffer,
  isDeducted,
  isLineFault,
  isOwnPrice,
  isTyped,
  type LineDraft,
  readLine,
  tareOf,
  taresIn,
  unweighedParts,
  waitsForTare,
  withoutParts,
} from './ticket-draft.ts';
import { leftForTyped, TICKET_CONTROLS } from './ticket-in-hand.ts';
import type { TicketProps } from './ticket.store.ts';
import type { SaleUnit } from '../../../../domain/shared/numbers/weight.ts';

type Reasons = readonly ((typeof PRICE_REASONS)[number] | typeof HELD_REASON)[];

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
export function LineEditor({ counter, ticket }: TicketProps) {
  const { fault, typed } = ticket;
  const { grade, draft, key, letters } = typed;
  const grades = ticket.grades ?? [];
  const isEdited = key !== null;
  const promised = grade && promisedFor(grade, leftForTyped(ticket));
  const setDraft = (changed: LineDraft) => counter.type({ draft: changed });
  const change = (changes: Partial<LineDraft>) => setDraft({ ...draft, ...changes });
  const errorOf = (field: LineFault['field']) => (fault?.field === field ? fault.message : undefined);

  const parts = unweighedParts(ticket.offered?.vehicle ?? null, grade);
  const { deductionParts: gone = [] } = draft;

  const number = (field: 'gross' | 'tare' | 'deduction' | 'price', label: string) => (
    <TextField
      id={TICKET_CONTROLS[field]}
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
      id={TICKET_CONTROLS[field]}
      label={label}
      error={errorOf(field)}
      value={draft[field] ?? ''}
      onKeyDown={submitOnEnter}
      onValue={onChosen}
      choices={choices}
    />
  );
  const isWhole = draft.gross.trim() !== '' && !waitsForTare(typed);
  const read = grade && isWhole ? readLine(draft, grade, promised) : null;
  const isBelow = grade !== null && isBelowOffer(draft.price, grade, promised);
  const isOwn =
    isBelow || (grade !== null && (isOwnPrice(draft.price, grade) || fault?.field === 'priceReason'));
  // Less than was agreed is not agreed, unless nobody can compare the two.
  const isLess = isBelow && promised?.perListed !== null;
  return (
    <form
      method="post"
      noValidate
      className="mt-4 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        counter.put();
      }}
      aria-label="Line"
    >
      <GradeField
        grades={grades}
        chosen={grade}
        error={errorOf('metalType')}
        letters={letters}
        onLetters={(text) => counter.type({ letters: text })}
        onChoose={counter.choose}
        onClear={() => counter.type({ grade: null })}
        onDone={counter.finish}
      />
      {grade && <GradePapers key={grade.metalType} grade={grade} />}
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
            reasons([
              ...(promised?.isHeld && !isLess ? [HELD_REASON] : []),
              ...PRICE_REASONS.filter((reason) => !isLess || reason !== 'agreed'),
            ] as Reasons),
          )}
        {choice(
          'unit',
          'Unit',
          (grade ? unitsFor(grade) : (['lb'] as const)).map((unit) => [unit, unit] as const),
          (unit) => setDraft(inUnit(draft, unit as SaleUnit)),
        )}
      </div>
      {draft.unit !== 'each' && !isEdited && (
        <CheckField
          label="Weigh again for the tare"
          checked={typed.awaitsTare ?? false}
          onCheck={(awaitsTare) => counter.type({ awaitsTare })}
        />
      )}
      {parts.length > 0 && (
        <fieldset>
          <legend className="font-bold">The scale can’t tell</legend>
          <div className="grid gap-x-6 sm:grid-cols-2">
            {parts.map((part) => (
              <CheckField
                key={part}
                label={`${carQuestionTexts[part].off} −${CAR_QUESTIONS[part].offMilliPounds / 1_000} lb`}
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
          {isEdited ? 'Update line' : 'Add line'}
        </Button>
        {taresIn(draft.unit).map(({ name, tare }) => (
          <Button
            key={name}
            className="px-4"
            onClick={() => {
              change({ tare });
              counter.focusOn('gross');
            }}
          >
            {name} −{tare} {draft.unit}
          </Button>
        ))}
        {(isEdited || isTyped(typed)) && (
          <Button className="px-4" onClick={counter.clear}>
            {isEdited ? 'Cancel edit' : 'Clear line'}
          </Button>
        )}
      </div>
    </form>
  );
}

// A native list cannot filter by initials, or take a tap next to what is typed: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the keys */
import { type KeyboardEvent, type RefObject, useState } from 'react';
import type { CounterGrade } from '../../../domain/tickets/admin-tickets.api.ts';
import { CONTROL, errorProps, Field } from '../../../ui/form/Field.tsx';
import { findGrades } from './find-grades.ts';

interface GradeFieldProps {
  /** Where a page has more than one. */
  readonly id?: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly grades: readonly CounterGrade[];
  readonly chosen: CounterGrade | null;
  readonly error: string | undefined;
  readonly onChoose: (grade: CounterGrade) => void;
  /** Another grade is typed: none is chosen. */
  readonly onClear: () => void;
  /** Enter in the empty field. */
  readonly onDone: () => void;
}

/** Chooses a grade by two letters and Enter, with the arrows, or by a tap. */
export function GradeField({
  id = 'line-grade',
  field,
  grades,
  chosen,
  error,
  onChoose,
  onClear,
  onDone,
}: GradeFieldProps) {
  const list = `${id}-list`;
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const found = findGrades(grades, typed);
  const isOpen = open && !chosen;
  const marked = isOpen ? found[at] : undefined;

  const choose = (grade: CounterGrade) => {
    setTyped('');
    setOpen(false);
    setAt(0);
    onChoose(grade);
  };
  const move = (step: number) => {
    setOpen(true);
    setAt((at + step + found.length) % Math.max(found.length, 1));
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(isOpen ? 1 : 0),
    ArrowUp: () => move(-1),
    Escape: () => setOpen(false),
    Enter: () => {
      if (typed.trim() === '' && at === 0) return chosen ? onChoose(chosen) : onDone();
      if (marked) choose(marked);
    },
  };

  return (
    <Field id={id} label="Grade" error={error} fieldClass="relative">
      <input
        ref={field}
        id={id}
        className={`${CONTROL} font-bold`}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={marked && `${id}-${marked.metalType}`}
        autoComplete="off"
        spellCheck={false}
        placeholder="Two letters"
        value={chosen ? chosen.name : typed}
        onFocus={({ target }) => target.select()}
        // Not with the focus, which comes on its own after each line: the list would cover the lines.
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onChange={({ target, nativeEvent }) => {
          // Typing over a chosen grade begins another.
          const data = 'data' in nativeEvent ? (nativeEvent.data as string | null) : null;
          setTyped(chosen ? (data ?? '') : target.value);
          setAt(0);
          setOpen(true);
          if (chosen) onClear();
        }}
        onKeyDown={(event: KeyboardEvent) => {
          const act = keys[event.key];
          if (!act) return;
          event.preventDefault();
          act();
        }}
        {...errorProps(id, error)}
      />
      <div
        id={list}
        role="listbox"
        aria-label="Grades"
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-10 mt-1 max-h-80 overflow-y-auto border-2 border-line bg-surface shadow-lg"
      >
        {found.map((grade, index) => (
          <div
            key={grade.metalType}
            id={`${id}-${grade.metalType}`}
            role="option"
            aria-selected={index === at}
            className="flex min-h-12 cursor-pointer items-center justify-between gap-3 border-b-2 border-line px-3 aria-selected:bg-signal aria-selected:text-on-signal"
            // Before the field loses the focus, which closes the list.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(grade)}
          >
            <span className="font-bold">{grade.name}</span>
            <span className="tabular-nums">
              ${grade.price} / {grade.unit}
            </span>
          </div>
        ))}
        {found.length === 0 && <p className="p-3">No grade has these letters.</p>}
      </div>
    </Field>
  );
}

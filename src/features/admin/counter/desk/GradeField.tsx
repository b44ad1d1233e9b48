import { useState } from 'react';
import type { CounterGrade } from '../../../../domain/tickets/admin-tickets.api.ts';
import { ListField } from '../../ui/lists/ListField.tsx';
import { findGrades } from './find-grades.ts';

interface GradeFieldProps {
  /** Where a page has more than one. */
  readonly id?: string;
  readonly grades: readonly CounterGrade[];
  readonly chosen: CounterGrade | null;
  readonly error: string | undefined;
  /** What is typed while no grade is chosen; without it, the field keeps that itself. */
  readonly letters?: string | undefined;
  readonly onLetters?: (letters: string) => void;
  readonly onChoose: (grade: CounterGrade) => void;
  /** Another grade is typed: none is chosen. */
  readonly onClear: () => void;
  /** Enter in the empty field. */
  readonly onDone: () => void;
}

/** Chooses a grade by two letters. */
export function GradeField({
  id = 'line-grade',
  grades,
  chosen,
  error,
  letters,
  onLetters,
  onChoose,
  onClear,
  onDone,
}: GradeFieldProps) {
  const [own, setOwn] = useState('');
  const typed = letters ?? own;
  const type = (text: string) => {
    setOwn(text);
    onLetters?.(text);
  };
  return (
    <ListField
      id={id}
      label="Grade"
      error={error}
      className="font-bold"
      placeholder="First letters, such as bb"
      value={chosen ? chosen.name : typed}
      listName="Grades"
      items={findGrades(grades, typed)}
      keyOf={({ metalType }) => metalType}
      none="No matching grade."
      isClosed={chosen !== null}
      onType={(text, last) => {
        // Typing over a chosen grade begins another.
        type(chosen ? last : text);
        if (chosen) onClear();
      }}
      onChoose={(grade) => {
        type('');
        onChoose(grade);
      }}
      onEnter={() => {
        if (chosen) onChoose(chosen);
        else if (typed.trim() === '') onDone();
      }}
    >
      {({ name, price, unit }) => (
        <>
          <span className="font-bold">{name}</span>
          <span className="tabular-nums">
            ${price} / {unit}
          </span>
        </>
      )}
    </ListField>
  );
}

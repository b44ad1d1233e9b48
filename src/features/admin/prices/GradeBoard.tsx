import { useState } from 'react';
import { orderGradesApi } from '../../../domain/prices/grades/admin-grades.api.ts';
import type { BoardGrade } from '../../../domain/prices/admin-prices.api.ts';
import { type GradeGroup, gradesByGroup } from '../../../domain/prices/grades/grades.ts';
import { FormFailure } from '../../../ui/form/FormFailure.tsx';
import { actFirst, useAct } from '../act.ts';
import { staffCall } from '../staff.store.ts';
import { GradeForm, NewGradeForm } from './GradeForms.tsx';
import { Button } from '../../../ui/Button.tsx';

interface GradeBoardProps {
  readonly metals: readonly BoardGrade[];
  readonly onChanged: () => Promise<void>;
}

const SHOWN = { card: 'home page', list: 'price list', hidden: 'hidden' } as const;

const STEP = { up: -1, down: 1 } as const;
const WAYS = ['up', 'down'] as const;
type Way = (typeof WAYS)[number];

const moveId = (way: Way, metalType: string) => `${way}-${metalType}`;
const focusEdit = (metalType: string) => document.getElementById(`edit-${metalType}`)?.focus();

/** The grades by group, to be added, renamed, described, ordered, shown and hidden. None is ever deleted. */
export function GradeBoard({ metals, onChanged }: GradeBoardProps) {
  const [edited, setEdited] = useState<string | null>(null);
  const { isBusy, run, refused } = useAct(onChanged, actFirst);

  function leave(metalType: string) {
    setEdited(null);
    // Once the button is there again.
    setTimeout(() => focusEdit(metalType));
  }
  /** Exchanges a grade with the one before or after it; its button keeps the focus, although its row has moved. */
  async function move(group: GradeGroup, grades: readonly BoardGrade[], place: number, way: Way) {
    const seen = grades.map(({ metalType }) => metalType);
    const types = [...seen];
    const other = place + STEP[way];
    const [own, neighbor] = [types[place], types[other]];
    if (own === undefined || neighbor === undefined) return;
    types.splice(place, 1, neighbor);
    types.splice(other, 1, own);
    await run(() => staffCall(orderGradesApi, { body: { group, metalTypes: types, seen } }), 'Order saved');
    setTimeout(() => document.getElementById(moveId(way, own))?.focus());
  }

  return (
    <section className="mt-10" aria-labelledby="grades-title">
      <h2 id="grades-title">Grades</h2>
      <p className="mt-2 text-muted">Hidden grades keep their prices and history.</p>
      <FormFailure message={refused} className="mt-3" />
      <NewGradeForm onAdded={onChanged} />
      {gradesByGroup(metals.toSorted((a, b) => a.position - b.position)).map(({ group, title, grades }) => (
        <details key={group} className="mt-2">
          <summary className="flex min-h-12 cursor-pointer items-center gap-4 border-b-2 border-line font-bold">
            {title} <span className="font-normal text-muted">{grades.length}</span>
          </summary>
          <ul>
            {grades.map((grade, place) => (
              <li key={grade.id} className="border-b border-line py-2">
                {edited === grade.metalType ? (
                  <GradeForm
                    grade={grade}
                    onCancel={() => leave(grade.metalType)}
                    onSaved={async () => {
                      await onChanged();
                      leave(grade.metalType);
                    }}
                  />
                ) : (
                  <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                    <p className="min-w-48 flex-1">
                      <strong>{grade.name}</strong> <span className="text-muted">{SHOWN[grade.listed]}</span>
                      <span className="block text-sm text-muted">{grade.howToTell}</span>
                    </p>
                    <div className="flex gap-2">
                      {WAYS.map((way) => (
                        <Button
                          key={way}
                          id={moveId(way, grade.metalType)}
                          aria-label={`Move ${grade.name} ${way}`}
                          // Not `disabled`, which would lose the focus of who moves a grade by several places.
                          aria-disabled={isBusy || grades[place + STEP[way]] === undefined}
                          onClick={() => void move(group, grades, place, way)}
                        >
                          {way === 'up' ? 'Up' : 'Down'}
                        </Button>
                      ))}
                      <Button
                        id={`edit-${grade.metalType}`}
                        aria-label={`Edit ${grade.name}`}
                        onClick={() => setEdited(grade.metalType)}
                      >
                        Edit
                      </Button>
                    </div>
                  </div>
                )}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}

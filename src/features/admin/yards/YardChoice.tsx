import { YARDS, type YardId } from '../../../business/yards.ts';
import { errorId, FieldError } from '../../../ui/form/Field.tsx';

interface YardChoiceProps {
  readonly chosen: readonly YardId[];
  readonly error: string | undefined;
  readonly onChange: (chosen: readonly YardId[]) => void;
}

const ID = 'day-yardIds';

export function YardChoice({ chosen, error, onChange }: YardChoiceProps) {
  return (
    <fieldset id={ID} tabIndex={-1} aria-describedby={error === undefined ? undefined : errorId(ID)}>
      <legend className="font-bold">Yards</legend>
      {YARDS.map(({ id, name }) => (
        <label key={id} className="flex min-h-12 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            className="size-6 shrink-0"
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          />
          {name}
        </label>
      ))}
      <FieldError id={errorId(ID)} message={error} />
    </fieldset>
  );
}

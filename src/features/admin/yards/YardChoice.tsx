import { YARDS, type YardId } from '../../../business/yards.ts';
import { errorId, FieldError } from '../../../ui/form/Field.tsx';

interface YardChoiceProps {
  readonly id: string;
  readonly chosen: readonly YardId[];
  readonly error: string | undefined;
  readonly onChange: (chosen: readonly YardId[]) => void;
}

export function YardChoice({ id: ownId, chosen, error, onChange }: YardChoiceProps) {
  return (
    <fieldset id={ownId} tabIndex={-1} aria-describedby={error === undefined ? undefined : errorId(ownId)}>
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
      <FieldError id={errorId(ownId)} message={error} />
    </fieldset>
  );
}

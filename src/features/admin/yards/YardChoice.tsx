import { CheckField } from '../../../ui/form/CheckField.tsx';
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
        <CheckField
          label={name}
          key={id}
          checked={chosen.includes(id)}
          onCheck={(isChecked) =>
            onChange(isChecked ? [...chosen, id] : chosen.filter((other) => other !== id))
          }
        />
      ))}
      <FieldError id={errorId(ownId)} message={error} />
    </fieldset>
  );
}

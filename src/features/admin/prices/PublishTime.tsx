import { newYorkLocal } from '../../../domain/shared/from-new-york.ts';
import { TextField } from '../../../ui/form/TextField.tsx';

interface PublishTimeProps {
  /** In New York time; null means now. */
  readonly value: string | null;
  readonly error: string | undefined;
  readonly onChange: (value: string | null) => void;
}

const HOUR_MS = 3_600_000;
const ID = 'publish-at';
const RADIO = 'flex min-h-12 cursor-pointer items-center gap-3';

/** Chooses now or a time in the yards' time zone. */
export function PublishTime({ value, error, onChange }: PublishTimeProps) {
  const choice = (label: string, isLater: boolean) => (
    <label className={RADIO}>
      <input
        type="radio"
        name="publish"
        className="size-6 shrink-0"
        checked={(value !== null) === isLater}
        onChange={() => onChange(isLater ? newYorkLocal(new Date(Date.now() + HOUR_MS)) : null)}
      />
      {label}
    </label>
  );
  return (
    <fieldset className="mt-4">
      <legend className="font-bold">When</legend>
      {choice('Now', false)}
      {choice('At a set time', true)}
      {value !== null && (
        <TextField
          id={ID}
          label="Georgia time"
          error={error}
          fieldClass="max-w-xs"
          type="datetime-local"
          value={value}
          onValue={onChange}
        />
      )}
    </fieldset>
  );
}

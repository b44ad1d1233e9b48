import { type FormEvent, useState } from 'react';
import { type DayRange, dayRangeSchema } from '../../../domain/shared/day-range.schema.ts';
import { firstMessages } from '../../../domain/shared/first-messages.ts';
import { TextField } from '../../../ui/form/TextField.tsx';

interface RangeFormProps {
  readonly range: DayRange;
  readonly today: string;
  readonly onChoose: (range: DayRange) => void;
}

const FIELDS = [
  ['from', 'From'],
  ['to', 'To'],
] as const;

/** The days that are shown, both included. */
export function RangeForm({ range, today, onChoose }: RangeFormProps) {
  const [draft, setDraft] = useState(range);
  const [errors, setErrors] = useState<Readonly<Partial<Record<string, string>>>>({});

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const parsed = dayRangeSchema.safeParse(draft);
    const messages = parsed.success ? {} : firstMessages(parsed.error.issues);
    setErrors(messages);
    if (parsed.success) onChoose(parsed.data);
    else document.getElementById(`range-${Object.keys(messages)[0]}`)?.focus();
  }
  return (
    <form method="post" noValidate className="mt-4 flex flex-wrap items-start gap-4" onSubmit={submit}>
      {FIELDS.map(([name, label]) => {
        const id = `range-${name}`;
        const error = errors[name];
        return (
          <TextField
            key={name}
            id={id}
            label={label}
            error={error}
            fieldClass="min-w-40 flex-1 sm:max-w-56"
            type="date"
            value={draft[name]}
            max={today}
            onValue={(value) => setDraft({ ...draft, [name]: value })}
          />
        );
      })}
      <button className="button button-line sm:mt-7">Apply</button>
    </form>
  );
}

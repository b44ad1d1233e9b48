import { type ComponentProps, useState } from 'react';
import { CONTROL, errorId, Field } from '../../ui/form/Field.tsx';

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'> {
  readonly id: string;
  readonly label: string;
  readonly error: string | undefined;
}

/** A password with a button that shows what was typed. */
export function PasswordField({ id, label, error, ...control }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field id={id} label={label} error={error}>
      <div className="flex gap-2">
        <input
          {...control}
          id={id}
          type={shown ? 'text' : 'password'}
          className={CONTROL}
          autoCapitalize="none"
          spellCheck={false}
          aria-required
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : errorId(id)}
        />
        <button
          type="button"
          className="button button-line"
          aria-pressed={shown}
          aria-label={`Show ${label.toLowerCase()}`}
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Hide' : 'Show'}
        </button>
      </div>
    </Field>
  );
}

import { type ComponentProps, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { CONTROL, errorProps, Field } from '../../../ui/form/fields/Field.tsx';

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'> {
  readonly id: string;
  readonly label: string;
  readonly error: string | undefined;
}

/** A password with a button that shows what was typed. */
export function PasswordField({ id, label, error, ...control }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const verb = shown ? 'Hide' : 'Show';
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
          {...errorProps(id, error)}
        />
        <Button aria-label={`${verb} ${label.toLowerCase()}`} onClick={() => setShown(!shown)}>
          {verb}
        </Button>
      </div>
    </Field>
  );
}

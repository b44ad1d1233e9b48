import { CONTROL, errorProps, Field } from '../../../ui/form/Field.tsx';

interface DayFieldProps {
  readonly name: string;
  readonly label: string;
  readonly type: 'date' | 'time' | 'text';
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (value: string) => void;
}

export function DayField({ name, label, type, value, error, onChange }: DayFieldProps) {
  const id = `day-${name}`;
  return (
    <Field id={id} label={label} error={error}>
      <input
        id={id}
        type={type}
        className={CONTROL}
        value={value}
        autoComplete="off"
        {...errorProps(id, error)}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}

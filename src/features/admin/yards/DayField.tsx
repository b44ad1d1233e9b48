import { TextField } from '../../../ui/form/TextField.tsx';

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
  return <TextField id={id} label={label} error={error} type={type} value={value} onValue={onChange} />;
}

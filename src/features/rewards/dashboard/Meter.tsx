import { type ReactNode, useId } from 'react';

interface MeterProps {
  readonly label: ReactNode;
  readonly value: number;
  readonly max: number;
}

export function Meter({ label, value, max }: MeterProps) {
  const id = useId();
  return (
    <div className="min-h-12">
      <label htmlFor={id}>{label}</label>
      <progress id={id} className="reward-meter" value={value} max={max} />
    </div>
  );
}

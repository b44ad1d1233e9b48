import type { ComponentProps, ReactNode } from 'react';

type CheckFieldProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> & {
  readonly label: ReactNode;
  readonly fieldClass?: string;
  /** For a plain value: called with the new state. */
  readonly onCheck?: (isChecked: boolean) => void;
};

/** A box to tick, with its label. */
export function CheckField({ label, fieldClass = '', onCheck, ...input }: CheckFieldProps) {
  return (
    <label className={`flex min-h-12 cursor-pointer items-center gap-3 ${fieldClass}`}>
      <input
        type="checkbox"
        className="size-6 shrink-0"
        {...input}
        {...(onCheck && { onChange: ({ currentTarget }) => onCheck(currentTarget.checked) })}
      />
      {label}
    </label>
  );
}

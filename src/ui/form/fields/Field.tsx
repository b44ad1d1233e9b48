import type { ReactNode } from 'react';
import { Icon } from '../../Icon.tsx';

/** The class of every control (styles/parts.css). */
export const CONTROL = 'control';

export const errorId = (id: string) => `${id}-error`;

const hintId = (id: string) => `${id}-hint`;

/** Attributes of a control with an error. */
export const errorProps = (id: string, error: string | undefined, hint?: string) =>
  error === undefined
    ? {}
    : ({
        'aria-invalid': true,
        'aria-describedby': hint ? `${errorId(id)} ${hintId(id)}` : errorId(id),
      } as const);

export interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly error?: string | undefined;
  /** What is enough, below an error that does not say so. */
  readonly hint?: string | undefined;
  /** Class of what is around label and control. */
  readonly fieldClass?: string | undefined;
}

/** A label above its control and the error below; `errorProps(id, error)` connects the control to it. */
export function Field({
  id,
  label,
  error,
  hint,
  fieldClass,
  children,
}: FieldProps & { readonly children: ReactNode }) {
  return (
    <div className={fieldClass}>
      <label className="mb-1 block font-bold" htmlFor={id}>
        {label}
      </label>
      {children}
      <FieldError id={errorId(id)} message={error} />
      {hint && error !== undefined && (
        <p id={hintId(id)} className="text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}

export function FieldError({ id, message }: { readonly id: string; readonly message: string | undefined }) {
  if (!message) return null;
  return (
    <p id={id} className="mt-1 flex items-center gap-2 font-bold text-down">
      <Icon name="alert" className="size-5 shrink-0" />
      <span>{message}</span>
    </p>
  );
}

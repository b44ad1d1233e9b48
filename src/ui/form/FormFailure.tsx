interface FormFailureProps {
  readonly message: string | undefined;
  readonly className?: string;
}

/** The error of a whole form, announced when it appears. */
export function FormFailure({ message, className = '' }: FormFailureProps) {
  if (!message) return null;
  return (
    <p className={`font-bold text-down ${className}`} role="alert">
      {message}
    </p>
  );
}

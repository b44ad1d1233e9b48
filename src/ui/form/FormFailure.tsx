/** The error of a whole form, announced when it appears. */
export function FormFailure({ message }: { readonly message: string | undefined }) {
  if (!message) return null;
  return (
    <p className="font-bold text-down" role="alert">
      {message}
    </p>
  );
}

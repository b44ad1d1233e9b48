import type { RequestForm } from '../request-kind.ts';

/** For the forms whose answer is a call anyway. */
export function EmailMe({ form }: { readonly form: RequestForm }) {
  return (
    <label className="mt-4 flex min-h-12 items-center gap-3">
      <input {...form.register('emailMe')} type="checkbox" className="size-6 shrink-0 accent-link" />
      E-mail me that it arrived
    </label>
  );
}

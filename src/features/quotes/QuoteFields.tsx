import { ContactFields } from './ContactFields.tsx';
import { fieldPartsOf } from './field-parts.ts';
import type { RequestForm } from './request-kind.ts';
import { ScrapFields } from './ScrapFields.tsx';

/** The eight fields, two beside each other where there is room. */
export function QuoteFields({ form }: { readonly form: RequestForm }) {
  const parts = fieldPartsOf(form, 'quote');
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <ContactFields {...parts} />
      <ScrapFields {...parts} />
      <fieldset className="flex flex-wrap gap-x-8 md:col-span-2">
        <legend className="font-bold">How may we answer?</legend>
        <label className="flex min-h-12 items-center gap-3">
          <input {...form.register('callMe')} type="checkbox" className="size-6 accent-link" /> Call me
        </label>
        <label className="flex min-h-12 items-center gap-3">
          <input {...form.register('emailMe')} type="checkbox" className="size-6 accent-link" /> E-mail me
        </label>
      </fieldset>
    </div>
  );
}

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { addQuoteNoteApi } from '../../../domain/quotes/admin-quotes.api.ts';
import { noteSchema } from '../../../domain/quotes/quote-change.schema.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { fieldPropsOf } from '../../../ui/form/field-props.ts';
import { schemaResolver } from '../../../ui/form/schema-resolver.ts';
import { FormFailure } from '../FormFailure.tsx';
import { staffCall } from '../staff.store.ts';
import { staffFailure } from '../staff-failure.ts';
import { staffTime } from '../staff-time.ts';
import type { QuotePartProps } from './QuoteView.tsx';

const empty = () => ({ id: crypto.randomUUID(), text: '' });

/** What staff wrote down for each other, and room for more. */
export function QuoteNotes({ quote, reload }: QuotePartProps) {
  const [first] = useState(empty);
  const { register, handleSubmit, setError, reset, formState } = useForm<
    z.input<typeof noteSchema>,
    unknown,
    z.output<typeof noteSchema>
  >({ resolver: schemaResolver(noteSchema), defaultValues: first });
  const { errors, isSubmitting } = formState;
  const { fieldProps, controlProps } = fieldPropsOf({ register, errors, prefix: 'note' });

  const submit = handleSubmit(async (body) => {
    try {
      await staffCall(addQuoteNoteApi, { params: { id: quote.id }, body });
      reset(empty());
      await reload();
    } catch (error) {
      setError('root', { message: staffFailure(error) });
    }
  });

  return (
    <section className="staff-card" aria-labelledby="notes-title">
      <h2 id="notes-title">Notes</h2>
      <ol className="mt-3 grid gap-3" aria-live="polite">
        {quote.notes.map(({ id, authorName, text, createdAt }) => (
          <li key={id} className="border-l-8 border-copper pl-3">
            <p className="break-words whitespace-pre-line">{text}</p>
            <p className="text-muted">
              {authorName}, <time dateTime={createdAt}>{staffTime(createdAt)}</time>
            </p>
          </li>
        ))}
      </ol>
      <form method="post" noValidate className="staff-form" onSubmit={(event) => void submit(event)}>
        <Field {...fieldProps('text', 'Add a note')}>
          <textarea {...controlProps('text')} rows={3} aria-required />
        </Field>
        <FormFailure message={errors.root?.message} />
        <button className="button button-line" disabled={isSubmitting}>
          {isSubmitting ? 'Adding…' : 'Add note'}
        </button>
      </form>
    </section>
  );
}

import * as z from 'zod/mini';
import { addQuoteNoteApi } from '../../../domain/quotes/admin-quotes.api.ts';
import { noteSchema } from '../../../domain/quotes/quote-change.schema.ts';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { StaffForm } from '../StaffForm.tsx';
import { staffTime } from '../staff-text.ts';
import { staffCall } from '../staff.store.ts';
import { useStaffForm } from '../use-staff-form.ts';
import type { QuotePartProps } from '../ui/inbox.tsx';

const schema = z.strictObject({ text: noteSchema.shape.text });

/** Notes for colleagues. */
export function QuoteNotes({ quote, reload }: QuotePartProps) {
  const form = useStaffForm({
    schema,
    empty: { text: '' },
    prefix: 'note',
    send: async ({ text }, id) => {
      await staffCall(addQuoteNoteApi, { params: { id: quote.id }, body: { id, text } });
      await reload();
    },
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
      <StaffForm form={form} submit="Add note" busy="Adding…" button="button-line">
        <TextAreaField {...form.field('text', 'Add a note')} rows={3} aria-required />
      </StaffForm>
    </section>
  );
}

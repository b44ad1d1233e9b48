import * as z from 'zod/mini';
import type { StaffSession } from '../../../domain/admin/admin-session.api.ts';
import { STRIPPED_PHONE } from '../../../domain/privacy/retention.ts';
import {
  addQuoteNoteApi,
  assignQuoteApi,
  listQuotesApi,
  type QuoteChange,
  type QuoteDetail,
  readQuoteApi,
} from '../../../domain/quotes/admin-quotes.api.ts';
import { noteSchema } from '../../../domain/quotes/quote-change.schema.ts';
import { mailLink, quotedText } from '../../../domain/shared/contact/mail-link.ts';
import { formatPhone } from '../../../domain/shared/contact/phone.ts';
import { TextAreaField } from '../../../ui/form/fields/TextAreaField.tsx';
import { LoadState } from '../ui/LoadState.tsx';
import { StaffForm } from '../form/StaffForm.tsx';
import { auditChanges, auditFieldText } from '../audit/audit-text.ts';
import { QuoteOffers } from '../offers/QuoteOffers.tsx';
import { staffTime } from '../staff-text.ts';
import { staffCall } from '../staff.store.ts';
import { Assignee } from '../ui/Assignee.tsx';
import { BeginsInSpanish, InboxLink, LanguageBadge, NextWaiting, type QuotePartProps } from '../ui/inbox.tsx';
import { useFocusOnce } from '../ui/use-focus.ts';
import { useStaffData } from '../use-staff-data.ts';
import { useStaffForm } from '../form/use-staff-form.ts';
import { QuoteFacts } from './QuoteFacts.tsx';
import { QuotePhotos } from './QuotePhotos.tsx';
import { QuoteStateButtons } from './QuoteStateButtons.tsx';

/** "Status: Waiting → Won"; "Status: Won" where nothing was before. */
const changeText = (from: string | null, to: string | null): string =>
  [from, from === null ? to : (to ?? 'none')]
    .flatMap((text) => (text ? [text.charAt(0).toUpperCase() + text.slice(1)] : []))
    .join(' → ');

export function QuoteChanges({ changes }: { readonly changes: readonly QuoteChange[] }) {
  if (changes.length === 0) return null;
  return (
    <section className="staff-card" aria-labelledby="changes-title">
      <h2 id="changes-title">History</h2>
      <ol className="mt-3 grid gap-2">
        {changes.map(({ id, at, actorName, before, after }) => (
          <li key={id}>
            {auditChanges(before, after).map(({ field, from, to }) => (
              <p key={field} className="first-letter:uppercase">
                {`${auditFieldText(field)}: ${changeText(from, to)}`}
              </p>
            ))}
            <p className="text-muted">
              {actorName}, <time dateTime={at}>{staffTime(at)}</time>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const schema = z.strictObject({ text: noteSchema.shape.text });

/** Notes for colleagues. */
export function QuoteNotes({ quote, reload }: QuotePartProps) {
  const form = useStaffForm({
    schema,
    empty: { text: '' },
    prefix: 'note',
    draft: { key: `quote-note:${quote.id}`, name: 'note' },
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

/** Links to call or mail the visitor; the preferred way is highlighted. */
export function QuoteReply({ quote }: { readonly quote: QuoteDetail }) {
  const { phone, email, description, emailMe, callMe, readyMade } = quote;
  const wantsMail = emailMe && !callMe;
  const { mailSubject, hello } = readyMade;
  const body = `${hello}\n\n\n\n${quotedText(description)}`;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      <a className={`button ${wantsMail ? 'button-line' : 'button-signal'}`} href={`tel:${phone}`}>
        Call {formatPhone(phone)}
      </a>
      {email && (
        <a
          className={`button ${wantsMail ? 'button-signal' : 'button-line'}`}
          href={mailLink(email, { subject: mailSubject.text, body })}
        >
          Reply by email
        </a>
      )}
      {email && <BeginsInSpanish mailSubject={mailSubject} />}
    </div>
  );
}

export function QuoteParts({ quote, reload, staff }: QuotePartProps & { readonly staff: StaffSession }) {
  const title = useFocusOnce();
  return (
    <article className="mt-2">
      <h2 ref={title} tabIndex={-1} className="break-words">
        {quote.name} <LanguageBadge locale={quote.locale} />
      </h2>
      {quote.phone !== STRIPPED_PHONE && <QuoteReply quote={quote} />}
      <div className="lg:grid lg:grid-cols-2 lg:items-start lg:gap-6">
        <div>
          <QuoteFacts quote={quote} />
          {quote.photos.length > 0 && <QuotePhotos id={quote.id} photos={quote.photos} />}
        </div>
        <div>
          <QuoteStateButtons quote={quote} reload={reload} />
          <Assignee of={quote} call={assignQuoteApi} reload={reload} ownId={staff.id} />
        </div>
      </div>
      <QuoteOffers quote={quote} reload={reload} role={staff.role} />
      <NextWaiting
        call={listQuotesApi}
        query={{ state: 'new' }}
        shown={quote}
        name="request"
        isDone={quote.state !== 'new'}
        view={{}}
      />
      <div className="lg:grid lg:grid-cols-2 lg:items-start lg:gap-6">
        <QuoteNotes quote={quote} reload={reload} />
        <QuoteChanges changes={quote.changes} />
      </div>
    </article>
  );
}

interface QuoteViewProps {
  readonly id: string;
  /** The signed-in person. */
  readonly staff: StaffSession;
}

export function QuoteView({ id, staff }: QuoteViewProps) {
  const quote = useStaffData(readQuoteApi, { params: { id } });
  return (
    <>
      <InboxLink view={{}} className="mt-4 inline-flex min-h-12 items-center text-link underline">
        All requests
      </InboxLink>
      <LoadState {...quote} waiting="min-h-96" />
      {quote.value && <QuoteParts quote={quote.value} reload={quote.reload} staff={staff} />}
    </>
  );
}

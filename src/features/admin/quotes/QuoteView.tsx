import type { StaffSession } from '../../../domain/admin/admin-session.api.ts';
import { STRIPPED_PHONE } from '../../../domain/privacy/retention.ts';
import { readQuoteApi } from '../../../domain/quotes/admin-quotes.api.ts';
import { LoadState } from '../LoadState.tsx';
import { QuoteOffers } from '../offers/QuoteOffers.tsx';
import { useFocusOnce } from '../use-focus.ts';
import { useStaffData } from '../use-staff-data.ts';
import { QuoteAssignee } from './QuoteAssignee.tsx';
import { QuoteChanges } from './QuoteChanges.tsx';
import { QuoteFacts } from './QuoteFacts.tsx';
import { QuoteNotes } from './QuoteNotes.tsx';
import { QuotePhotos } from './QuotePhotos.tsx';
import { QuoteReply } from './QuoteReply.tsx';
import { QuoteStateButtons } from './QuoteStateButtons.tsx';
import { InboxLink, LanguageBadge, type QuotePartProps } from '../ui/inbox.tsx';

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
          <QuoteAssignee quote={quote} reload={reload} ownId={staff.id} />
        </div>
      </div>
      <QuoteOffers quote={quote} reload={reload} role={staff.role} />
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

import { useState } from 'react';
import { STRIPPED_PHONE } from '../../../domain/privacy/retention.ts';
import type { QuoteRow } from '../../../domain/quotes/admin-quotes.api.ts';
import { QUOTE_KIND_NAMES, QUOTE_STATE_NAMES } from '../../../domain/shared/quote-state.ts';
import { inNewYork } from '../../../domain/shared/time/new-york-time.ts';
import { formatPhone } from '../../../domain/shared/contact/phone.ts';
import { bookedText, staffTime } from '../staff-text.ts';
import { yardName } from '../../../business/yards.ts';
import { offerBadgeText } from '../offers/offer-badge.ts';
import { InboxCard, inboxViews, LanguageBadge, WaitingTime } from '../ui/inbox.tsx';

/** The state of a request, or how long its answer may still take. */
export function QuoteStanding({ kind, dueAt, state }: Pick<QuoteRow, 'kind' | 'dueAt' | 'state'>) {
  if (state !== 'new') return <strong className="uppercase">{QUOTE_STATE_NAMES[state]}</strong>;
  return <WaitingTime dueAt={dueAt} isCall={kind === 'callback'} />;
}

export function QuoteCard({ row }: { readonly row: QuoteRow }) {
  const [today] = useState(() => inNewYork(new Date()).date);
  const booked = bookedText(row, today);
  const { id, createdAt, kind, name, phone, yard, assigneeName, photos, suspectedSpam, offer, excerpt } = row;
  const facts = [
    QUOTE_KIND_NAMES[kind],
    yardName(yard),
    assigneeName ?? 'unassigned',
    photos > 0 && (photos === 1 ? 'photo' : `${photos} photos`),
    suspectedSpam && 'suspected spam',
  ].filter(Boolean);
  return (
    <InboxCard
      views={inboxViews}
      view={{ id }}
      title={name}
      badge={<LanguageBadge locale={row.locale} />}
      standing={<QuoteStanding {...row} />}
    >
      {booked && <p className="font-bold">{booked}</p>}
      {offer && (
        <p>
          <span className="inline-block bg-steel px-2 py-1 font-bold text-on-steel">
            {offerBadgeText(offer, today)}
          </span>
        </p>
      )}
      <p className="text-muted">
        <time dateTime={createdAt}>{staffTime(createdAt)}</time>
      </p>
      <p>{facts.join(' · ')}</p>
      <p className="mt-2 break-words">{excerpt}</p>
      {phone !== STRIPPED_PHONE && (
        <a className="mt-2 inline-flex min-h-12 items-center text-link underline" href={`tel:${phone}`}>
          Call {formatPhone(phone)}
        </a>
      )}
    </InboxCard>
  );
}

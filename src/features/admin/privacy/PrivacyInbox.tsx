import { useState } from 'react';
import { listPrivacyRequestsApi, type PrivacyRow } from '../../../domain/privacy/admin-privacy.api.ts';
import { PRIVACY_KIND_NAMES } from '../../../domain/privacy/privacy-state.ts';
import { staffTime } from '../staff-text.ts';
import { InboxCard, LanguageBadge } from '../ui/inbox.tsx';
import { ListFilter } from '../ui/lists/ListFilter.tsx';
import { PagedRows, twoColumns } from '../ui/lists/PagedRows.tsx';
import { dueText, PRIVACY_STATE_TEXTS, privacyViews } from './privacy-words.ts';

const CHIPS = [
  ['Open', { state: 'open' }],
  ['Closed', { state: 'closed' }],
  ['Suspected spam', { state: 'spam' }],
] as const;

/** Where a request stands: until when an open one must be answered, or how it ended. */
export function PrivacyStanding({ row }: { readonly row: Pick<PrivacyRow, 'state' | 'dueAt'> }) {
  const [now] = useState(() => new Date());
  if (row.state === 'done' || row.state === 'refused')
    return <strong className="uppercase">{PRIVACY_STATE_TEXTS[row.state]}</strong>;
  const { text, isUrgent } = dueText(row, now);
  return <strong className={isUrgent ? 'text-down' : ''}>{text}</strong>;
}

const PrivacyCard = ({ row }: { readonly row: PrivacyRow }) => (
  <InboxCard
    views={privacyViews}
    view={{ id: row.id }}
    title={PRIVACY_KIND_NAMES[row.kind]}
    standing={<PrivacyStanding row={row} />}
  >
    <p className="break-words">
      <span>{row.name ?? 'Deleted'}</span> <LanguageBadge locale={row.locale} /> ·{' '}
      {PRIVACY_STATE_TEXTS[row.state]}
    </p>
    <p className="text-muted">
      Received <time dateTime={row.createdAt}>{staffTime(row.createdAt)}</time>
    </p>
  </InboxCard>
);

export const PrivacyInbox = ({ state }: { readonly state: string }) => (
  <>
    <ListFilter label="Data requests" views={privacyViews} filter={{ state }} chips={CHIPS} />
    <PagedRows
      call={listPrivacyRequestsApi}
      query={{ state }}
      title="Requests"
      isTitleHidden
      isDueFirst={state === 'open'}
      names={['request', 'requests']}
      empty="No requests."
      renderRow={(row) => <PrivacyCard row={row} />}
      renderFrame={twoColumns}
    />
  </>
);

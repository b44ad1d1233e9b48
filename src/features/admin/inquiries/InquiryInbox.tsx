import { type InquiryRow, listInquiriesApi } from '../../../domain/inquiries/admin-inquiries.api.ts';
import { INQUIRY_TYPE_NAMES } from '../../../domain/inquiries/inquiry-type-names.ts';
import type { QueryView } from '../../../lib/address-view.ts';
import { staffTime } from '../staff-text.ts';
import { InboxCard, inboxQuery, inboxViews, LanguageBadge, WaitingTime } from '../ui/inbox.tsx';
import { ListFilter } from '../ui/ListFilter.tsx';
import { PagedRows, twoColumns } from '../ui/PagedRows.tsx';

const STATES = [
  ['open', 'Waiting'],
  ['answered', 'Answered'],
  ['all', 'All'],
] as const;

export function InquiryStanding({ createdAt, answeredAt }: Pick<InquiryRow, 'createdAt' | 'answeredAt'>) {
  if (answeredAt) return <strong className="uppercase">Answered</strong>;
  return <WaitingTime since={createdAt} />;
}

const InquiryCard = ({ row }: { readonly row: InquiryRow }) => (
  <InboxCard
    views={inboxViews}
    view={{ tab: 'inquiries', id: row.id }}
    title={row.subject}
    standing={<InquiryStanding {...row} />}
  >
    <p className="break-words">
      {row.name} <LanguageBadge locale={row.locale} /> · {INQUIRY_TYPE_NAMES[row.inquiryType]}
      {row.suspectedSpam && <span> · suspected spam</span>}
    </p>
    <p className="text-muted">
      <time dateTime={row.createdAt}>{staffTime(row.createdAt)}</time>
    </p>
  </InboxCard>
);

export function InquiryInbox({ filter }: { readonly filter: QueryView }) {
  const query = inboxQuery(filter, 'open');
  const view = { ...filter, tab: 'inquiries' };
  return (
    <>
      <ListFilter
        label="Inquiries"
        views={inboxViews}
        filter={view}
        search={['Name, email or id', (q) => ({ ...view, q, state: '' })]}
        selects={[['state', 'State', STATES, query['state'] || 'all']]}
        checks={[['spam', 'Suspected spam']]}
      />
      <PagedRows
        call={listInquiriesApi}
        query={query}
        title={query['state'] === 'open' ? 'Waiting' : 'Inquiries'}
        names={['inquiry', 'inquiries']}
        empty="No matching requests."
        renderRow={(row) => <InquiryCard row={row} />}
        renderFrame={twoColumns}
      />
    </>
  );
}

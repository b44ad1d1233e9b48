import { type InquiryRow, listInquiriesApi } from '../../../domain/inquiries/admin-inquiries.api.ts';
import { INQUIRY_TYPE_NAMES } from '../../../domain/inquiries/inquiry-type-names.ts';
import type { QueryView } from '../../../lib/address-view.ts';
import { usePagedList } from '../../../lib/use-paged-list.ts';
import { InboxLink } from '../quotes/InboxLink.tsx';
import { LanguageBadge } from '../quotes/LanguageBadge.tsx';
import { WaitingTime } from '../quotes/WaitingTime.tsx';
import { inboxQuery } from '../quotes/inbox-query.ts';
import { staffFailure } from '../staff-failure.ts';
import { staffTime } from '../staff-text.ts';
import { staffCall } from '../staff.store.ts';
import { ListStatus } from '../ui/ListStatus.tsx';
import { InquiryFilterForm } from './InquiryFilterForm.tsx';

export function InquiryStanding({ createdAt, answeredAt }: Pick<InquiryRow, 'createdAt' | 'answeredAt'>) {
  if (answeredAt) return <strong className="uppercase">Answered</strong>;
  return <WaitingTime since={createdAt} />;
}

function InquiryList({ query }: { readonly query: QueryView }) {
  const list = usePagedList(
    (after) => staffCall(listInquiriesApi, { query: { ...query, after } }),
    staffFailure,
  );
  return (
    <section className="mt-6" aria-labelledby="inquiries-title">
      <h2 id="inquiries-title">{query['state'] === 'open' ? 'Waiting' : 'Inquiries'}</h2>
      <ol className="mt-4 grid gap-3 lg:grid-cols-2">
        {list.rows?.map((row) => (
          <li key={row.id} className="min-w-0 border-2 border-line bg-surface p-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="text-2xl break-words">
                <InboxLink
                  view={{ tab: 'inquiries', id: row.id }}
                  className="inline-block min-h-12 py-2 text-link underline"
                >
                  {row.subject}
                </InboxLink>
              </h3>
              <InquiryStanding {...row} />
            </div>
            <p className="break-words">
              {row.name} <LanguageBadge locale={row.locale} /> · {INQUIRY_TYPE_NAMES[row.inquiryType]}
              {row.suspectedSpam && <span> · suspected spam</span>}
            </p>
            <p className="text-muted">
              <time dateTime={row.createdAt}>{staffTime(row.createdAt)}</time>
            </p>
          </li>
        ))}
      </ol>
      <ListStatus list={list} names={['inquiry', 'inquiries']} empty="No matching requests." />
    </section>
  );
}

export function InquiryInbox({ filter }: { readonly filter: QueryView }) {
  const query = inboxQuery(filter, 'open');
  return (
    <>
      <InquiryFilterForm filter={filter} state={query['state'] || 'all'} />
      <InquiryList key={JSON.stringify(query)} query={query} />
    </>
  );
}

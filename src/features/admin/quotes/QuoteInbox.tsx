import { listAssigneesApi, listQuotesApi } from '../../../domain/quotes/admin-quotes.api.ts';
import { staffFailure } from '../staff-failure.ts';
import { staffCall } from '../staff.store.ts';
import type { QueryView } from '../../../lib/address-view.ts';
import { ListStatus } from '../ui/ListStatus.tsx';
import { usePagedList } from '../../../lib/use-paged-list.ts';
import { useRemoteData } from '../../../lib/use-remote-data.ts';
import { ExportButton } from './ExportButton.tsx';
import { inboxQuery } from './inbox-query.ts';
import { QuoteCard } from './QuoteCard.tsx';
import { QuoteFilterForm } from './QuoteFilterForm.tsx';

function QuoteList({ query }: { readonly query: QueryView }) {
  const list = usePagedList(
    (after) => staffCall(listQuotesApi, { query: { ...query, after } }),
    staffFailure,
  );
  return (
    <section className="mt-6" aria-labelledby="requests-title">
      <h2 id="requests-title">{query['state'] === 'new' ? 'Waiting' : 'Requests'}</h2>
      <ol className="mt-4 grid gap-3 lg:grid-cols-2">
        {list.rows?.map((row) => (
          <QuoteCard key={row.id} row={row} />
        ))}
      </ol>
      <ListStatus list={list} names={['request', 'requests']} empty="No matching requests." />
      {list.rows !== null && list.rows.length > 0 && <ExportButton query={query} />}
    </section>
  );
}

const askAssignees = () => staffCall(listAssigneesApi);

/** The requests of one filter; by default, those that wait for an answer. */
export function QuoteInbox({ filter }: { readonly filter: QueryView }) {
  const { value: people } = useRemoteData(askAssignees);
  const query = inboxQuery(filter, 'new');
  return (
    <>
      <QuoteFilterForm filter={filter} state={query['state'] || 'all'} people={people ?? []} />
      <QuoteList key={JSON.stringify(query)} query={query} />
    </>
  );
}

import { YARD_CHOICES } from '../../../business/yards.ts';
import { listAssigneesApi, listQuotesApi } from '../../../domain/quotes/admin-quotes.api.ts';
import { QUOTE_KIND_NAMES, QUOTE_STATE_NAMES } from '../../../domain/shared/quote-state.ts';
import type { QueryView } from '../../../lib/address-view.ts';
import { inboxQuery, inboxViews } from '../ui/inbox.tsx';
import { ListFilter } from '../ui/ListFilter.tsx';
import { PagedRows, twoColumns } from '../ui/PagedRows.tsx';
import { useStaffData } from '../use-staff-data.ts';
import { ExportButton } from './ExportButton.tsx';
import { QuoteCard } from './QuoteCard.tsx';

const STATES = [...Object.entries({ ...QUOTE_STATE_NAMES, new: 'Waiting' }), ['all', 'All'] as const];

/** The requests of one filter; by default, those that wait for an answer. */
export function QuoteInbox({ filter }: { readonly filter: QueryView }) {
  const { value: people } = useStaffData(listAssigneesApi);
  const query = inboxQuery(filter, 'new');
  const assignees = (people ?? []).map(({ id, name }) => [id, name] as const);
  return (
    <>
      <ListFilter
        label="Requests"
        views={inboxViews}
        filter={filter}
        search={['Phone, name, email or id', (q) => ({ ...filter, q, state: '' })]}
        selects={[
          ['state', 'State', STATES, query['state'] || 'all'],
          ['kind', 'Kind', [['', 'All'], ...Object.entries(QUOTE_KIND_NAMES)]],
          ['yard', 'Yard', [['', 'All'], ...YARD_CHOICES]],
          ['assignee', 'Assignee', [['', 'Anyone'], ['me', 'Mine'], ['none', 'Unassigned'], ...assignees]],
        ]}
        checks={[
          ['photo', 'With photo'],
          ['spam', 'Suspected spam'],
        ]}
      />
      <PagedRows
        call={listQuotesApi}
        query={query}
        title={query['state'] === 'new' ? 'Waiting' : 'Requests'}
        names={['request', 'requests']}
        empty="No matching requests."
        renderRow={(row) => <QuoteCard row={row} />}
        renderFrame={twoColumns}
      >
        <ExportButton query={query} />
      </PagedRows>
    </>
  );
}

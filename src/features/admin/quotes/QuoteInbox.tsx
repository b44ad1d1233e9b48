import { YARD_CHOICES } from '../../../business/yards.ts';
import { exportQuotesApi, listAssigneesApi, listQuotesApi } from '../../../domain/quotes/admin-quotes.api.ts';
import { QUOTE_KIND_NAMES, QUOTE_STATE_NAMES } from '../../../domain/shared/quote-state.ts';
import type { QueryView } from '../../../lib/address/address-view.ts';
import { ExportButton } from '../ui/lists/ExportButton.tsx';
import { ListFilter } from '../ui/lists/ListFilter.tsx';
import { PagedRows, twoColumns } from '../ui/lists/PagedRows.tsx';
import { inboxQuery, inboxViews, noteListed } from '../ui/inbox.tsx';
import { useStaffData } from '../use-staff-data.ts';
import { QuoteCard } from './QuoteCard.tsx';

const STATES = [...Object.entries(QUOTE_STATE_NAMES), ['all', 'All'] as const];

const CHIPS = [
  ['Waiting', {}],
  ['Mine', { assignee: 'me' }],
  ['Won', { state: 'won' }],
] as const;

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
        chips={CHIPS}
        search={['Phone, name, email or ID', (q) => ({ ...filter, q, state: '' })]}
        selects={[
          ['state', 'Status', STATES, query['state'] || 'all'],
          ['kind', 'Type', [['', 'All'], ...Object.entries(QUOTE_KIND_NAMES)]],
          ['yard', 'Yard', [['', 'All'], ...YARD_CHOICES]],
          ['assignee', 'Assigned to', [['', 'Anyone'], ['me', 'Mine'], ['none', 'Unassigned'], ...assignees]],
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
        isDueFirst={query['state'] === 'new'}
        empty="No matching requests."
        renderRow={(row) => <QuoteCard row={row} />}
        renderFrame={twoColumns}
        onRows={noteListed}
      >
        <ExportButton call={exportQuotesApi} query={query} name="requests" holds="names and phone numbers" />
      </PagedRows>
    </>
  );
}

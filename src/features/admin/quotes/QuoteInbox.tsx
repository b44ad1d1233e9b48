import { useState } from 'react';
import { STAFF_CSV_MAX_ROWS } from '../../../business/constants.ts';
import { YARD_CHOICES } from '../../../business/yards.ts';
import { exportQuotesApi, listAssigneesApi, listQuotesApi } from '../../../domain/quotes/admin-quotes.api.ts';
import { inNewYork } from '../../../domain/shared/time/new-york-time.ts';
import { QUOTE_KIND_NAMES, QUOTE_STATE_NAMES } from '../../../domain/shared/quote-state.ts';
import type { QueryView } from '../../../lib/address/address-view.ts';
import { FormFailure } from '../../../ui/form/FormFailure.tsx';
import { useAct } from '../act.ts';
import { saveFile } from '../ui/save-file.ts';
import { staffCall } from '../staff.store.ts';
import { ListFilter } from '../ui/lists/ListFilter.tsx';
import { PagedRows, twoColumns } from '../ui/lists/PagedRows.tsx';
import { inboxQuery, inboxViews, noteListed } from '../ui/inbox.tsx';
import { useStaffData } from '../use-staff-data.ts';
import { QuoteCard } from './QuoteCard.tsx';
import { Button } from '../../../ui/Button.tsx';

/** A filtered list as one file, fetched in parts. `onRows` gets the number of rows so far. */
async function exportQuotes(query: QueryView, onRows: (rows: number) => void): Promise<Blob> {
  const texts: string[] = [];
  let rows = 0;
  let next: string | null = '';
  while (next !== null && rows < STAFF_CSV_MAX_ROWS) {
    const part: { text: string; rows: number; next: string | null } = await staffCall(exportQuotesApi, {
      query: { ...query, after: next },
    });
    texts.push(part.text);
    rows += part.rows;
    next = part.next;
    onRows(rows);
  }
  return new Blob(texts, { type: 'text/csv;charset=utf-8' });
}

/** Downloads the whole filtered list, not just the rows on the page. */
function ExportButton({ query }: { readonly query: QueryView }) {
  const [rows, setRows] = useState<number | null>(null);
  const { run, refused } = useAct();

  async function download() {
    setRows(0);
    await run(async () => {
      const file = await exportQuotes(query, setRows);
      saveFile(file, `requests-${inNewYork(new Date()).date}.csv`);
    }, 'CSV downloaded');
    setRows(null);
  }

  return (
    <div className="mt-6">
      <Button aria-disabled={rows !== null} onClick={() => void (rows === null && download())}>
        {rows === null ? 'Download as CSV' : `${rows.toLocaleString('en-US')} rows…`}
      </Button>
      <p className="mt-1 text-muted">
        All matching requests, up to {STAFF_CSV_MAX_ROWS.toLocaleString('en-US')}. Contains names and phone
        numbers. Keep it private.
      </p>
      <FormFailure message={refused} className="mt-3" />
    </div>
  );
}

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
        <ExportButton query={query} />
      </PagedRows>
    </>
  );
}

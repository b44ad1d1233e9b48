import { useState } from 'react';
import { listPrivacyRequestsApi, type PrivacyRow } from '../../../domain/privacy/admin-privacy.api.ts';
import { PRIVACY_KIND_NAMES } from '../../../domain/privacy/privacy-state.ts';
import { usePagedList } from '../../../lib/use-paged-list.ts';
import { LanguageBadge } from '../quotes/LanguageBadge.tsx';
import { staffFailure } from '../staff-failure.ts';
import { staffTime } from '../staff-text.ts';
import { staffCall } from '../staff.store.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { ListStatus } from '../ui/ListStatus.tsx';
import { ViewLink } from '../ui/ViewLink.tsx';
import { privacyViews } from './privacy-page.ts';
import { dueText, PRIVACY_STATE_TEXTS } from './privacy-words.ts';

const STATES = [
  ['open', 'Open'],
  ['closed', 'Closed'],
  ['spam', 'Suspected spam'],
] as const;

/** Where a request stands: until when an open one must be answered, or how it ended. */
export function PrivacyStanding({ row }: { readonly row: Pick<PrivacyRow, 'state' | 'dueAt'> }) {
  const [now] = useState(() => new Date());
  if (row.state === 'done' || row.state === 'refused')
    return <strong className="uppercase">{PRIVACY_STATE_TEXTS[row.state]}</strong>;
  const { text, isUrgent } = dueText(row, now);
  return <strong className={isUrgent ? 'text-down' : ''}>{text}</strong>;
}

function PrivacyList({ state }: { readonly state: string }) {
  const list = usePagedList(
    (after) => staffCall(listPrivacyRequestsApi, { query: { state, after } }),
    staffFailure,
  );
  return (
    <section className="mt-6" aria-label="Requests">
      <ol className="grid gap-3 lg:grid-cols-2">
        {list.rows?.map((row) => (
          <li key={row.id} className="min-w-0 border-2 border-line bg-surface p-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h2 className="text-2xl">
                <ViewLink
                  views={privacyViews}
                  view={{ id: row.id }}
                  className="inline-block min-h-12 py-2 text-link underline"
                >
                  {PRIVACY_KIND_NAMES[row.kind]}
                </ViewLink>
              </h2>
              <PrivacyStanding row={row} />
            </div>
            <p className="break-words">
              <span>{row.name ?? 'Deleted'}</span> <LanguageBadge locale={row.locale} /> ·{' '}
              {PRIVACY_STATE_TEXTS[row.state]}
            </p>
            <p className="text-muted">
              Received <time dateTime={row.createdAt}>{staffTime(row.createdAt)}</time>
            </p>
          </li>
        ))}
      </ol>
      <ListStatus list={list} names={['request', 'requests']} empty="Nobody asks." />
    </section>
  );
}

export function PrivacyInbox({ state }: { readonly state: string }) {
  return (
    <>
      <search className="staff-card mt-4 block" aria-label="Data requests">
        <SelectField
          id="filter-state"
          label="Show"
          choices={STATES}
          value={state}
          onValue={(chosen) => privacyViews.show({ state: chosen })}
          fieldClass="max-w-60"
        />
      </search>
      <PrivacyList key={state} state={state} />
    </>
  );
}

import { CONTROL, Field } from '../../../ui/form/Field.tsx';
import { showInInbox, type InboxView } from '../quotes/inbox.store.ts';
import { SearchForm } from '../ui/SearchForm.tsx';

const STATES = [
  ['open', 'Waiting'],
  ['answered', 'Answered'],
  ['all', 'All'],
] as const;

/** What the list shows: each choice counts at once, and is part of the address. */
export function InquiryFilterForm({ filter }: { readonly filter: InboxView }) {
  return (
    <search className="staff-card grid gap-4" aria-label="Inquiries">
      <SearchForm
        asked={filter['q'] ?? ''}
        label="Name, e-mail or id"
        onSearch={(q) => showInInbox({ ...filter, q })}
      />
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <Field id="filter-state" label="State" error={undefined} className="min-w-48">
          <select
            id="filter-state"
            className={CONTROL}
            value={filter['state'] ?? ''}
            onChange={({ currentTarget }) => showInInbox({ ...filter, state: currentTarget.value })}
          >
            {STATES.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </Field>
        <label className="flex min-h-12 items-center gap-3">
          <input
            type="checkbox"
            className="size-6"
            checked={filter['spam'] === 'yes'}
            onChange={({ currentTarget }) =>
              showInInbox({ ...filter, spam: currentTarget.checked ? 'yes' : '' })
            }
          />
          Suspected spam
        </label>
      </div>
    </search>
  );
}

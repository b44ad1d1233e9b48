import type { QueryView } from '../../../lib/address-view.ts';
import { inboxViews } from '../quotes/InboxLink.tsx';
import { FilterSelect } from '../ui/FilterSelect.tsx';
import { SearchForm } from '../ui/SearchForm.tsx';

const STATES = [
  ['open', 'Waiting'],
  ['answered', 'Answered'],
  ['all', 'All'],
] as const;

interface InquiryFilterFormProps {
  /** As the address has it. */
  readonly filter: QueryView;
  /** The state that is shown, whether or not the address names it. */
  readonly state: string;
}

/** Filters the list. Each choice applies at once and is part of the address. */
export function InquiryFilterForm({ filter, state }: InquiryFilterFormProps) {
  const show = (change: QueryView) => inboxViews.show({ ...filter, tab: 'inquiries', ...change });
  return (
    <search className="staff-card grid gap-4" aria-label="Inquiries">
      <SearchForm
        asked={filter['q'] ?? ''}
        label="Name, email or id"
        onSearch={(q) => show({ q, state: '' })}
      />
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <FilterSelect
          name="state"
          label="State"
          choices={STATES}
          value={state}
          onChoose={(chosen) => show({ state: chosen })}
          className="min-w-48"
        />
        <label className="flex min-h-12 items-center gap-3">
          <input
            type="checkbox"
            className="size-6"
            checked={filter['spam'] === 'yes'}
            onChange={({ currentTarget }) => show({ spam: currentTarget.checked ? 'yes' : '' })}
          />
          Suspected spam
        </label>
      </div>
    </search>
  );
}

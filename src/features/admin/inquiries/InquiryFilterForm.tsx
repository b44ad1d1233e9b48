import { CheckField } from '../../../ui/form/CheckField.tsx';
import type { QueryView } from '../../../lib/address-view.ts';
import { inboxViews } from '../quotes/InboxLink.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
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
        <SelectField
          id="filter-state"
          label="State"
          choices={STATES}
          value={state}
          onValue={(chosen) => show({ state: chosen })}
          fieldClass="min-w-48"
        />
        <CheckField
          label="Suspected spam"
          checked={filter['spam'] === 'yes'}
          onCheck={(isChecked) => show({ spam: isChecked ? 'yes' : '' })}
        />
      </div>
    </search>
  );
}

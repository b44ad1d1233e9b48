import { YARDS } from '../../../business/yards.ts';
import { QUOTE_KIND_NAMES, QUOTE_STATE_NAMES } from '../../../domain/quotes/quote-state.ts';
import type { QueryView } from '../../../lib/address-view.ts';
import { type Choices, FilterSelect } from '../ui/FilterSelect.tsx';
import { SearchForm } from '../ui/SearchForm.tsx';
import { inboxViews } from './InboxLink.tsx';

interface QuoteFilterFormProps {
  /** As the address has it. */
  readonly filter: QueryView;
  /** The state that is shown, whether or not the address names it. */
  readonly state: string;
  readonly people: readonly { readonly id: string; readonly name: string }[];
}

const STATES: Choices = [...Object.entries({ ...QUOTE_STATE_NAMES, new: 'Waiting' }), ['all', 'All']];
const KINDS: Choices = [['', 'All'], ...Object.entries(QUOTE_KIND_NAMES)];
const YARD_CHOICES: Choices = [['', 'All'], ...YARDS.map(({ id, name }) => [id, name] as const)];
const FLAGS = [
  { name: 'photo', label: 'With photo' },
  { name: 'spam', label: 'Suspected spam' },
] as const;

/** Filters the list. Each choice applies at once and is part of the address. */
export function QuoteFilterForm({ filter, state, people }: QuoteFilterFormProps) {
  const assignees: Choices = [
    ['', 'Anyone'],
    ['me', 'Mine'],
    ['none', 'Unassigned'],
    ...people.map(({ id, name }) => [id, name] as const),
  ];
  const show = (change: QueryView) => inboxViews.show({ ...filter, ...change });
  const select = (name: string, label: string, choices: Choices, value = filter[name]) => (
    <FilterSelect
      name={name}
      label={label}
      choices={choices}
      value={value}
      onChoose={(chosen) => show({ [name]: chosen })}
    />
  );
  return (
    <search className="staff-card grid gap-4" aria-label="Requests">
      <SearchForm
        asked={filter['q'] ?? ''}
        label="Phone, name, email or id"
        onSearch={(q) => show({ q, state: '' })}
      />
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {select('state', 'State', STATES, state)}
        {select('kind', 'Kind', KINDS)}
        {select('yard', 'Yard', YARD_CHOICES)}
        {select('assignee', 'Assignee', assignees)}
      </div>
      <div className="flex flex-wrap gap-x-6">
        {FLAGS.map(({ name, label }) => (
          <label key={name} className="flex min-h-12 items-center gap-3">
            <input
              type="checkbox"
              className="size-6"
              checked={filter[name] === 'yes'}
              onChange={({ currentTarget }) => show({ [name]: currentTarget.checked ? 'yes' : '' })}
            />
            {label}
          </label>
        ))}
      </div>
    </search>
  );
}

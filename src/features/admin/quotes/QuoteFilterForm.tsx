import { CheckField } from '../../../ui/form/CheckField.tsx';
import { YARD_CHOICES } from '../../../business/yards.ts';
import { QUOTE_KIND_NAMES, QUOTE_STATE_NAMES } from '../../../domain/quotes/quote-state.ts';
import type { QueryView } from '../../../lib/address-view.ts';
import { type SelectChoice, SelectField } from '../../../ui/form/SelectField.tsx';
import { SearchForm } from '../ui/SearchForm.tsx';
import { inboxViews } from './InboxLink.tsx';

interface QuoteFilterFormProps {
  /** As the address has it. */
  readonly filter: QueryView;
  /** The state that is shown, whether or not the address names it. */
  readonly state: string;
  readonly people: readonly { readonly id: string; readonly name: string }[];
}

const STATES: readonly SelectChoice[] = [
  ...Object.entries({ ...QUOTE_STATE_NAMES, new: 'Waiting' }),
  ['all', 'All'],
];
const KINDS: readonly SelectChoice[] = [['', 'All'], ...Object.entries(QUOTE_KIND_NAMES)];
const FLAGS = [
  { name: 'photo', label: 'With photo' },
  { name: 'spam', label: 'Suspected spam' },
] as const;

/** Filters the list. Each choice applies at once and is part of the address. */
export function QuoteFilterForm({ filter, state, people }: QuoteFilterFormProps) {
  const assignees: readonly SelectChoice[] = [
    ['', 'Anyone'],
    ['me', 'Mine'],
    ['none', 'Unassigned'],
    ...people.map(({ id, name }) => [id, name] as const),
  ];
  const show = (change: QueryView) => inboxViews.show({ ...filter, ...change });
  const select = (name: string, label: string, choices: readonly SelectChoice[], value = filter[name]) => (
    <SelectField
      id={`filter-${name}`}
      label={label}
      choices={choices}
      value={value ?? ''}
      onValue={(chosen) => show({ [name]: chosen })}
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
        {select('yard', 'Yard', [['', 'All'], ...YARD_CHOICES])}
        {select('assignee', 'Assignee', assignees)}
      </div>
      <div className="flex flex-wrap gap-x-6">
        {FLAGS.map(({ name, label }) => (
          <CheckField
            label={label}
            key={name}
            checked={filter[name] === 'yes'}
            onCheck={(isChecked) => show({ [name]: isChecked ? 'yes' : '' })}
          />
        ))}
      </div>
    </search>
  );
}

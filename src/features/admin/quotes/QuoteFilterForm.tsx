import { YARDS } from '../../../business/yards.ts';
import { QUOTE_KIND_NAMES, QUOTE_STATE_NAMES } from '../../../domain/quotes/quote-state.ts';
import { CONTROL, Field } from '../../../ui/form/Field.tsx';
import { showInInbox, type InboxView } from './inbox.store.ts';
import { SearchForm } from '../ui/SearchForm.tsx';

interface QuoteFilterFormProps {
  readonly filter: InboxView;
  readonly people: readonly { readonly id: string; readonly name: string }[];
}

type Choices = readonly (readonly [value: string, label: string])[];

const STATES: Choices = [...Object.entries({ ...QUOTE_STATE_NAMES, new: 'Waiting' }), ['all', 'All']];
const KINDS: Choices = [['', 'All'], ...Object.entries(QUOTE_KIND_NAMES)];
const YARD_CHOICES: Choices = [['', 'All'], ...YARDS.map(({ id, name }) => [id, name] as const)];
const FLAGS = [
  { name: 'photo', label: 'With photo' },
  { name: 'spam', label: 'Suspected spam' },
] as const;

/** What the list shows: each choice counts at once, and is part of the address. */
export function QuoteFilterForm({ filter, people }: QuoteFilterFormProps) {
  const assignees: Choices = [
    ['', 'Everybody’s'],
    ['me', 'Mine'],
    ['none', 'Nobody’s'],
    ...people.map(({ id, name }) => [id, name] as const),
  ];
  const select = (name: string, label: string, choices: Choices) => (
    <Field id={`filter-${name}`} label={label} error={undefined}>
      <select
        id={`filter-${name}`}
        className={CONTROL}
        value={filter[name] ?? ''}
        onChange={({ currentTarget }) => showInInbox({ ...filter, [name]: currentTarget.value })}
      >
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
  return (
    <search className="staff-card grid gap-4" aria-label="Requests">
      <SearchForm
        asked={filter['q'] ?? ''}
        label="Phone, name, e-mail or id"
        onSearch={(q) => showInInbox({ ...filter, q })}
      />
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {select('state', 'State', STATES)}
        {select('kind', 'Kind', KINDS)}
        {select('yard', 'Yard', YARD_CHOICES)}
        {select('assignee', 'Whose', assignees)}
      </div>
      <div className="flex flex-wrap gap-x-6">
        {FLAGS.map(({ name, label }) => (
          <label key={name} className="flex min-h-12 items-center gap-3">
            <input
              type="checkbox"
              className="size-6"
              checked={filter[name] === 'yes'}
              onChange={({ currentTarget }) =>
                showInInbox({ ...filter, [name]: currentTarget.checked ? 'yes' : '' })
              }
            />
            {label}
          </label>
        ))}
      </div>
    </search>
  );
}

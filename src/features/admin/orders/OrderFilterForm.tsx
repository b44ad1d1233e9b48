import type { QueryView } from '../../../lib/address-view.ts';
import { type Choices, FilterSelect } from '../ui/FilterSelect.tsx';
import { SearchForm } from '../ui/SearchForm.tsx';
import { orderViews } from './order-views.ts';
import { FLAG_NAMES, FULFILMENT_NAMES, PAYMENT_NAMES } from './staff-order-labels.ts';

const choicesOf = (names: Readonly<Record<string, string>>): Choices => [
  ['', 'All'],
  ...Object.entries(names),
];

const FILTERS: readonly (readonly [name: string, label: string, choices: Choices])[] = [
  ['payment', 'Payment', choicesOf(PAYMENT_NAMES)],
  ['fulfilment', 'Goods', choicesOf(FULFILMENT_NAMES)],
  ['flag', 'Flag', choicesOf(FLAG_NAMES)],
];

/** Filters the list. Each choice applies at once and is part of the address. */
export function OrderFilterForm({ filter }: { readonly filter: QueryView }) {
  return (
    <search className="staff-card grid gap-4" aria-label="Orders">
      <SearchForm
        asked={filter['q'] ?? ''}
        label="Number, phone or e-mail"
        onSearch={(q) => orderViews.show({ q })}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        {FILTERS.map(([name, label, choices]) => (
          <FilterSelect
            key={name}
            name={name}
            label={label}
            choices={choices}
            value={filter[name]}
            onChoose={(value) => orderViews.show({ ...filter, [name]: value })}
          />
        ))}
      </div>
    </search>
  );
}

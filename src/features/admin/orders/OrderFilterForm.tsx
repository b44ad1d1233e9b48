import type { OrderFlag } from '../../../domain/orders/order-filter.schema.ts';
import { CONTROL, Field } from '../../../ui/form/Field.tsx';
import type { View } from '../ui/address-view.ts';
import { SearchForm } from '../ui/SearchForm.tsx';
import { orderViews } from './order-views.ts';
import { FULFILMENT_NAMES, PAYMENT_NAMES } from './staff-order-words.ts';

type Choices = Readonly<Record<string, string>>;

const FLAGS: Readonly<Record<OrderFlag, string>> = {
  disputed: 'Payment contested',
  unchecked: 'Address not checked',
};

const FILTERS: readonly (readonly [name: string, label: string, choices: Choices])[] = [
  ['payment', 'Payment', PAYMENT_NAMES],
  ['fulfilment', 'Goods', FULFILMENT_NAMES],
  ['flag', 'Flag', FLAGS],
];

/** What the list shows: each choice counts at once, and is part of the address. */
export function OrderFilterForm({ filter }: { readonly filter: View }) {
  return (
    <search className="staff-card grid gap-4" aria-label="Orders">
      <SearchForm
        asked={filter['q'] ?? ''}
        label="Number, phone or e-mail"
        onSearch={(q) => orderViews.show({ q })}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        {FILTERS.map(([name, label, choices]) => (
          <Field key={name} id={`filter-${name}`} label={label} error={undefined}>
            <select
              id={`filter-${name}`}
              className={CONTROL}
              value={filter[name] ?? ''}
              onChange={({ currentTarget }) => orderViews.show({ ...filter, [name]: currentTarget.value })}
            >
              <option value="">All</option>
              {Object.entries(choices).map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </Field>
        ))}
      </div>
    </search>
  );
}

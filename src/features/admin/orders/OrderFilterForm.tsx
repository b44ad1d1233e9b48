import type { QueryView } from '../../../lib/address-view.ts';
import { type SelectChoice, SelectField } from '../../../ui/form/SelectField.tsx';
import { SearchForm } from '../ui/SearchForm.tsx';
import { ViewLink } from '../ui/ViewLink.tsx';
import { ANY_PAYMENT, orderViews, paymentOf } from './order-views.ts';
import { FLAG_NAMES, FULFILLMENT_NAMES, PAYMENT_NAMES } from './staff-order-labels.ts';

const choicesOf = (names: Readonly<Record<string, string>>): readonly SelectChoice[] => [
  ['', 'All'],
  ...Object.entries(names),
];

/** In the order of how often they are asked for. */
const CHIPS = [
  'paid',
  'partially_refunded',
  'refunded',
  'processing',
  'pending',
  'failed',
] as const satisfies readonly (keyof typeof PAYMENT_NAMES)[];

const FILTERS: readonly (readonly [name: string, label: string, choices: readonly SelectChoice[]])[] = [
  ['fulfillment', 'Fulfillment', choicesOf(FULFILLMENT_NAMES)],
  ['flag', 'Flag', choicesOf(FLAG_NAMES)],
];

/** Filters the list. Each choice applies at once and is part of the address. */
export function OrderFilterForm({ filter }: { readonly filter: QueryView }) {
  const payment = paymentOf(filter);
  return (
    <search className="staff-card grid gap-4" aria-label="Orders">
      <SearchForm
        asked={filter['q'] ?? ''}
        label="Number, phone or email"
        onSearch={(q) => orderViews.show({ q })}
      />
      <nav aria-label="Payment" className="flex flex-wrap gap-2">
        {[...CHIPS, ANY_PAYMENT].map((chip) => (
          <ViewLink
            key={chip}
            views={orderViews}
            view={{ ...filter, payment: chip }}
            className="button button-line staff-tab px-3"
            current={chip === (payment || ANY_PAYMENT)}
          >
            {chip === ANY_PAYMENT ? 'All' : PAYMENT_NAMES[chip as keyof typeof PAYMENT_NAMES]}
          </ViewLink>
        ))}
      </nav>
      <div className="grid gap-4 sm:grid-cols-2">
        {FILTERS.map(([name, label, choices]) => (
          <SelectField
            key={name}
            id={`filter-${name}`}
            label={label}
            choices={choices}
            value={filter[name] ?? ''}
            onValue={(value) => orderViews.show({ ...filter, [name]: value })}
          />
        ))}
      </div>
    </search>
  );
}

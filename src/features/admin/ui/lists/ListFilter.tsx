import { useState } from 'react';
import type { AddressView, QueryView } from '../../../../lib/address/address-view.ts';
import { Button } from '../../../../ui/Button.tsx';
import { CheckField } from '../../../../ui/form/fields/CheckField.tsx';
import { type SelectChoice, SelectField } from '../../../../ui/form/fields/SelectField.tsx';
import { TextField } from '../../../../ui/form/fields/TextField.tsx';
import { RowKeys } from './RowKeys.tsx';
import { ViewLink } from '../ViewLink.tsx';

interface ListFilterProps {
  /** What is listed: "Orders". */
  readonly label: string;
  readonly views: AddressView<QueryView, null>;
  /** As the address has it. */
  readonly filter: QueryView;
  /** What can be searched for, and the view of a search: an empty one shows the list again. */
  readonly search?: readonly [label: string, view: (q: string) => QueryView];
  /** `value`: the choice that is shown, if the address does not name it. */
  readonly selects?: readonly (readonly [
    name: string,
    label: string,
    choices: readonly SelectChoice[],
    value?: string,
  ])[];
  readonly checks?: readonly (readonly [name: string, label: string])[];
  /** Views that are asked for often. */
  readonly chips?: readonly (readonly [label: string, view: QueryView])[];
}

interface SearchFormProps {
  readonly text: string;
  readonly label: string;
  readonly onType: (text: string) => void;
  readonly onSearch: () => void;
}

const SearchForm = ({ text, label, onType, onSearch }: SearchFormProps) => (
  <form
    method="post"
    className="flex items-end gap-2"
    onSubmit={(event) => {
      event.preventDefault();
      onSearch();
    }}
  >
    <TextField
      id="search"
      label={label}
      fieldClass="min-w-0 grow whitespace-nowrap"
      type="search"
      value={text}
      onValue={onType}
    />
    <Button type="submit" variant="signal">
      Search
    </Button>
  </form>
);

/** Views of a list that are asked for often, as buttons. */
function Chips({
  label,
  views,
  filter,
  chips,
}: Pick<ListFilterProps, 'label' | 'views' | 'filter'> & Required<Pick<ListFilterProps, 'chips'>>) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-2">
      {chips.map(([text, view]) => (
        <ViewLink
          key={text}
          views={views}
          view={view}
          className="button button-line staff-tab px-3"
          current={views.addressOf(view) === views.addressOf(filter)}
        >
          {text}
        </ViewLink>
      ))}
    </nav>
  );
}

/** What is listed comes first: filters are folded on a phone, and below views that are asked for often. */
const isRoomy = () => matchMedia('(min-width: 64rem)').matches;

/** Filters a list. Each choice applies at once and is part of the address. */
export function ListFilter({
  label,
  views,
  filter,
  search,
  chips,
  selects = [],
  checks = [],
}: ListFilterProps) {
  const [isOpen] = useState(() => !chips && isRoomy());
  const [text, setText] = useState(filter['q'] ?? '');
  const [shown, setShown] = useState(filter);
  // Another view, also after Back: the field follows the address.
  if (views.addressOf(shown) !== views.addressOf(filter)) {
    setShown(filter);
    setText(filter['q'] ?? '');
  }
  /** The view with the search that is typed. */
  const searched = (): QueryView =>
    search && text.trim() !== (filter['q'] ?? '') ? search[1](text.trim()) : filter;
  const choose = (name: string, value: string) => views.show({ ...searched(), [name]: value });
  const chosen = [...selects, ...checks].filter(([name]) => filter[name]).length;
  return (
    <search className="staff-card grid gap-3 max-lg:mt-3! max-lg:p-3!" aria-label={label}>
      {search && (
        <SearchForm
          text={text}
          label={search[0]}
          onType={setText}
          onSearch={() => views.show(search[1](text.trim()))}
        />
      )}
      {chips && <Chips label={`${label}: quick filters`} views={views} filter={filter} chips={chips} />}
      {selects.length + checks.length > 0 && (
        <details open={isOpen}>
          <summary className="flex min-h-12 cursor-pointer items-center font-bold underline">
            {chosen > 0 ? `Filters (${chosen})` : 'Filters'}
          </summary>
          <div className="flex flex-wrap gap-4">
            {selects.map(([name, title, choices, value = filter[name] ?? '']) => (
              <SelectField
                key={name}
                id={`filter-${name}`}
                label={title}
                choices={choices}
                fieldClass="max-w-80 grow basis-28"
                value={value}
                onValue={(picked) => choose(name, picked)}
              />
            ))}
          </div>
          <div className="flex flex-wrap gap-x-6">
            {checks.map(([name, title]) => (
              <CheckField
                key={name}
                label={title}
                checked={filter[name] === 'yes'}
                onCheck={(isChecked) => choose(name, isChecked ? 'yes' : '')}
              />
            ))}
            <RowKeys />
          </div>
        </details>
      )}
    </search>
  );
}

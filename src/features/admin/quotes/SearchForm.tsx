import { useState } from 'react';
import { CONTROL, Field } from '../../../ui/form/Field.tsx';
import { showInInbox, type InboxView } from './inbox.store.ts';

interface SearchFormProps {
  readonly filter: InboxView;
  /** What can be looked for. */
  readonly label: string;
}

/** Looks through all there are, whatever their state; emptied, it shows the inbox again. */
export function SearchForm({ filter, label }: SearchFormProps) {
  const asked = filter['q'] ?? '';
  const [text, setText] = useState(asked);
  const [shown, setShown] = useState(asked);
  // Somebody went back: the field follows the address.
  if (shown !== asked) {
    setShown(asked);
    setText(asked);
  }
  return (
    <form
      method="post"
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        showInInbox({ ...filter, q: text.trim() });
      }}
    >
      <Field id="search" label={label} error={undefined} className="grow">
        <input
          id="search"
          type="search"
          className={CONTROL}
          autoComplete="off"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </Field>
      <button className="button button-signal">Search</button>
    </form>
  );
}

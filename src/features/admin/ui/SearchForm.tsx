import { useState } from 'react';
import { TextField } from '../../../ui/form/TextField.tsx';

interface SearchFormProps {
  /** The current search; empty if there is none. */
  readonly asked: string;
  /** The label: what can be searched for. */
  readonly label: string;
  readonly onSearch: (text: string) => void;
}

/** Searches all rows, whatever their state. An empty search shows the list again. */
export function SearchForm({ asked, label, onSearch }: SearchFormProps) {
  const [text, setText] = useState(asked);
  const [shown, setShown] = useState(asked);
  // After Back the field follows the address.
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
        onSearch(text.trim());
      }}
    >
      <TextField id="search" label={label} fieldClass="grow" type="search" value={text} onValue={setText} />
      <button className="button button-signal">Search</button>
    </form>
  );
}

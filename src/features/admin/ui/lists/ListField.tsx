// A native list cannot filter by initials, or take a tap next to what is typed: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the keys */
import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from 'react';
import { CONTROL, errorProps, Field, type FieldProps } from '../../../../ui/form/fields/Field.tsx';

interface ListFieldProps<Item>
  extends FieldProps, Pick<ComponentProps<'input'>, 'ref' | 'className' | 'placeholder' | 'autoCapitalize'> {
  readonly value: string;
  /** What the list is called. */
  readonly listName: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  /** Why the list is empty. */
  readonly none: ReactNode;
  /** There is nothing to choose: the list stays closed. */
  readonly isClosed: boolean;
  /** Called with the field's text, and with the characters that were typed last, if they are known. */
  readonly onType: (text: string, last: string) => void;
  readonly onChoose: (item: Item) => void;
  /** Enter where no item is marked. In an empty field, the first is marked only once the arrows are used. */
  readonly onEnter: () => void;
  readonly children: (item: Item) => ReactNode;
}

/** A field with a list of what fits: chosen with Enter, with the arrows, or by a tap. */
export function ListField<Item>({
  id,
  label,
  error,
  fieldClass = '',
  className = '',
  value,
  listName,
  items,
  keyOf,
  none,
  isClosed,
  onType,
  onChoose,
  onEnter,
  children,
  ...input
}: ListFieldProps<Item>) {
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const isOpen = open && !isClosed;
  const marked = isOpen ? items[at] : undefined;
  const list = `${id}-list`;

  const choose = (item: Item) => {
    setOpen(false);
    setAt(0);
    onChoose(item);
  };
  const move = (step: number) => {
    setOpen(true);
    setAt((at + step + items.length) % Math.max(items.length, 1));
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(isOpen ? 1 : 0),
    ArrowUp: () => move(-1),
    Escape: () => setOpen(false),
    Enter: () => (marked && (value.trim() !== '' || at > 0) ? choose(marked) : onEnter()),
  };

  return (
    <Field id={id} label={label} error={error} fieldClass={`relative ${fieldClass}`}>
      <input
        {...input}
        id={id}
        className={`${CONTROL} ${className}`}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={marked && `${id}-${keyOf(marked)}`}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onFocus={({ target }) => target.select()}
        // Not with the focus, which also comes on its own: the list would cover what is below.
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onChange={({ target, nativeEvent }) => {
          setAt(0);
          setOpen(true);
          onType(target.value, 'data' in nativeEvent ? ((nativeEvent.data as string | null) ?? '') : '');
        }}
        onKeyDown={(event: KeyboardEvent) => {
          const act = keys[event.key];
          if (!act) return;
          event.preventDefault();
          act();
        }}
        {...errorProps(id, error)}
      />
      <div
        id={list}
        role="listbox"
        aria-label={listName}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-10 mt-1 max-h-80 overflow-y-auto border-2 border-line bg-surface shadow-lg"
      >
        {items.map((item, index) => (
          <div
            key={keyOf(item)}
            id={`${id}-${keyOf(item)}`}
            role="option"
            aria-selected={index === at}
            className="flex min-h-12 cursor-pointer flex-wrap items-center justify-between gap-x-3 border-b-2 border-line px-3 aria-selected:bg-signal aria-selected:text-on-signal"
            // Before the field loses the focus, which closes the list.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(item)}
          >
            {children(item)}
          </div>
        ))}
        {items.length === 0 && <p className="p-3">{none}</p>}
      </div>
    </Field>
  );
}

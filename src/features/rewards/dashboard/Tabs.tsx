import type { KeyboardEvent, ReactNode } from 'react';

interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
}

interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  /** The panel of the selected tab. */
  readonly children: ReactNode;
}

const tabId = (id: string) => `tab-${id}`;

/** The tab that a key selects from the tab at `index`; undefined for other keys. */
function target(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** One stop for the Tab key; arrow keys select. https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) {
  function move(event: KeyboardEvent) {
    const index = tabs.findIndex(({ id }) => id === selected);
    const next = tabs[target(event.key, index, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    document.getElementById(tabId(next.id))?.focus();
  }

  return (
    <>
      <div role="tablist" aria-label={label} className="grid grid-cols-3 gap-1">
        {tabs.map(({ id, label: name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={tabId(id)}
            className="button border-line bg-surface px-1 leading-tight aria-selected:border-ink aria-selected:bg-ink aria-selected:text-page"
            aria-selected={id === selected}
            aria-controls={id === selected ? 'tab-panel' : undefined}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => onSelect(id)}
            onKeyDown={move}
          >
            {name}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id="tab-panel"
        aria-labelledby={tabId(selected)}
        tabIndex={0}
        className="border-t-4 border-ink pt-4"
      >
        {children}
      </div>
    </>
  );
}

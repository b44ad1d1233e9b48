import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { isPlainClick } from '../../../ui/clicked-link.ts';
import type { AddressView, QueryView } from '../../../lib/address/address-view.ts';

export interface ViewLinkProps {
  readonly views: AddressView<QueryView, null>;
  readonly view: QueryView;
  readonly className?: string | undefined;
  readonly current?: boolean | undefined;
  readonly children: ReactNode;
}

/** A link to another view of the same page; with a modifier key it opens a tab like any link. */
export function ViewLink({ views, view, className, current = false, children }: ViewLinkProps) {
  return (
    <a
      href={views.addressOf(view)}
      className={className}
      aria-current={current ? 'page' : undefined}
      onClick={(event) => {
        if (!isPlainClick(event.nativeEvent)) return;
        event.preventDefault();
        views.show(view);
      }}
    >
      {children}
    </a>
  );
}

/** The view in the address, also after each move through the history; null until it is read. */
export function useView(views: AddressView<QueryView, null>): QueryView | null {
  useEffect(() => views.follow(), [views]);
  return useStore(views.$view);
}

interface ViewTabsProps extends Pick<ViewLinkProps, 'views'> {
  readonly label: string;
  /** Which part of the view the tabs choose. */
  readonly name: string;
  readonly tabs: readonly (readonly [value: string, label: string])[];
  /** The value of the tab that is shown, if any. */
  readonly shown: string | undefined;
  /** Further links. */
  readonly children?: ReactNode;
}

export const ViewTabs = ({ label, views, name, tabs, shown, children }: ViewTabsProps) => (
  <nav aria-label={label} className="mt-3 flex flex-wrap gap-2 lg:mt-6">
    {tabs.map(([value, text]) => (
      <ViewLink
        key={value}
        views={views}
        view={{ [name]: value }}
        className="button button-line staff-tab"
        current={value === shown}
      >
        {text}
      </ViewLink>
    ))}
    {children}
  </nav>
);

import type { ReactNode } from 'react';
import { isPlainClick } from '../../../ui/clicked-link.ts';
import type { AddressView, QueryView } from '../../../lib/address-view.ts';

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

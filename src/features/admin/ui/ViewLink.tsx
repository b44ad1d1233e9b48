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

/** A link within a page of views; with a key held down it opens a tab, as every link does. */
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

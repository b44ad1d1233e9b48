import type { ReactNode } from 'react';
import { inboxAddress, showInInbox, type InboxView } from './inbox.store.ts';

interface InboxLinkProps {
  readonly view: InboxView;
  readonly className?: string;
  readonly current?: boolean;
  readonly children: ReactNode;
}

/** A link within the inbox; with a key held down it opens a tab, as every link does. */
export function InboxLink({ view, className, current = false, children }: InboxLinkProps) {
  return (
    <a
      href={inboxAddress(view)}
      className={className}
      aria-current={current ? 'page' : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        showInInbox(view);
      }}
    >
      {children}
    </a>
  );
}

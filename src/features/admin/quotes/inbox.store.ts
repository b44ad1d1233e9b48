import { atom } from 'nanostores';
import { paths } from '../../../paths.ts';

/** What of the inbox is shown: the query of its address, so that back, forward and a link in a mail lead there. */
export type InboxView = Readonly<Record<string, string>>;

const here = (): InboxView => Object.fromEntries(new URLSearchParams(location.search));

export const $inbox = atom<InboxView | null>(null);

const readAddress = () => $inbox.set(here());

/** Reads the address, now and whenever somebody goes back. Answers how to stop. */
export function followAddress(): () => void {
  readAddress();
  window.addEventListener('popstate', readAddress);
  return () => window.removeEventListener('popstate', readAddress);
}

export function inboxAddress(view: InboxView): string {
  const query = new URLSearchParams(Object.entries(view).filter(([, value]) => value !== ''));
  return query.size > 0 ? `${paths.adminQuotes}?${query}` : paths.adminQuotes;
}

export function showInInbox(view: InboxView): void {
  history.pushState(null, '', inboxAddress(view));
  readAddress();
}

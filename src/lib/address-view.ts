import { atom, type ReadableAtom } from 'nanostores';
import { queryString } from './query-string.ts';

/** What of a page is shown, as its address says: Back, Forward, a reload and a shared link all lead there. */
export interface AddressView<View, Unread = View> {
  readonly $view: ReadableAtom<View | Unread>;
  /**
   * Shows what the address asks for, now and after each move through the history. With `take` it is left to that, which
   * may show something else. Answers how to stop.
   */
  readonly follow: (take?: (asked: View) => void) => () => void;
  readonly addressOf: (view: View) => string;
  /** `replace` for a view that somebody was sent to; whoever asked for one finds the view before under Back. */
  readonly show: (view: View, how?: 'push' | 'replace') => void;
}

interface AddressViewOptions<View, Unread> {
  /** What is shown before the address was read, at build time for example. */
  readonly unread: Unread;
  readonly read: () => View;
  /** The inverse of `read`. */
  readonly addressOf: (view: View) => string;
}

export function createAddressView<View, Unread = View>({
  unread,
  read,
  addressOf,
}: AddressViewOptions<View, Unread>): AddressView<View, Unread> {
  const $view = atom<View | Unread>(unread);
  return {
    $view,
    follow(take = (asked) => $view.set(asked)) {
      const onMove = () => take(read());
      onMove();
      window.addEventListener('popstate', onMove);
      return () => window.removeEventListener('popstate', onMove);
    },
    addressOf,
    show(view, how = 'push') {
      const address = addressOf(view);
      if (address !== addressOf(read())) {
        if (how === 'push') history.pushState(history.state, '', address);
        else history.replaceState(history.state, '', address);
      }
      $view.set(read());
    },
  };
}

/** A view by the names in the query of an address; empty values are left out. */
export type QueryView = Readonly<Record<string, string>>;

/** The views of the page at `path`; null until the address was read. */
export const createQueryView = (path: string): AddressView<QueryView, null> =>
  createAddressView<QueryView, null>({
    unread: null,
    read: () => Object.fromEntries(new URLSearchParams(location.search)),
    addressOf: (view) => path + queryString(view),
  });

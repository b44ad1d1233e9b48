import { atom, type ReadableAtom } from 'nanostores';
import { queryString, replaceAddress } from './write-address.ts';

/** A page's view, kept in its address: Back, Forward, a reload and a shared link all lead there. */
export interface AddressView<View, Unread = View> {
  readonly $view: ReadableAtom<View | Unread>;
  /** Shows the address's view, now and after each move through the history. `take` may show something else instead. Returns a function that stops it. */
  readonly follow: (take?: (asked: View) => void) => () => void;
  readonly addressOf: (view: View) => string;
  /** `push` for a view that the visitor asked for, so that Back leads to the previous one; `replace` for a redirect. */
  readonly show: (view: View, how?: 'push' | 'replace') => void;
}

interface AddressViewOptions<View, Unread> {
  /** The view before the address is read, for example at build time. */
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
        else replaceAddress(address);
      }
      $view.set(read());
    },
  };
}

/** A view in the query of the address; empty values are left out. */
export type QueryView = Readonly<Record<string, string>>;

/** The views of the page at `path`; null until the address is read. */
export const createQueryView = (path: string): AddressView<QueryView, null> =>
  createAddressView<QueryView, null>({
    unread: null,
    read: () => Object.fromEntries(new URLSearchParams(location.search)),
    addressOf: (view) => path + queryString(view),
  });

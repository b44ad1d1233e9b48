import { atom, type ReadableAtom } from 'nanostores';

/** What of a page is shown: the query of its address, so that back, forward and a link in a mail lead there. */
export type View = Readonly<Record<string, string>>;

export interface AddressView {
  /** null until the address was read. */
  readonly $view: ReadableAtom<View | null>;
  /** Reads the address, now and whenever somebody goes back. Answers how to stop. */
  readonly follow: () => () => void;
  readonly addressOf: (view: View) => string;
  readonly show: (view: View) => void;
}

/** The views of the page at `path`. */
export function createAddressView(path: string): AddressView {
  const $view = atom<View | null>(null);
  const read = () => $view.set(Object.fromEntries(new URLSearchParams(location.search)));
  const addressOf = (view: View): string => {
    const query = new URLSearchParams(Object.entries(view).filter(([, value]) => value !== ''));
    return query.size > 0 ? `${path}?${query}` : path;
  };
  return {
    $view,
    follow() {
      read();
      window.addEventListener('popstate', read);
      return () => window.removeEventListener('popstate', read);
    },
    addressOf,
    show(view) {
      history.pushState(null, '', addressOf(view));
      read();
    },
  };
}

import { useEffect } from 'react';
import { focusHeading } from '../../ui/focus-heading.ts';
import { shopView, type ShopView } from './shop-view.store.ts';

let shown: ShopView | undefined;

/** Stands beside a view: when another one takes its place, the page starts anew at the heading. */
export function ViewStart({ view }: { readonly view: ShopView }) {
  useEffect(() => {
    const isFirst = shown === undefined;
    // While it hydrates a page shows the view it was built with, whatever its address says.
    if (view === shown || view !== shopView.$view.get()) return;
    shown = view;
    // A page that has just been opened has its own place and focus.
    if (isFirst) return;
    focusHeading();
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [view]);
  return null;
}

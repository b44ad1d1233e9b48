import { useEffect, useRef, useState } from 'react';
import { yardTimeText } from '../../domain/prices/yard-time.ts';
import { track } from '../../lib/analytics.ts';
import { showToast } from '../../ui/toast/toast.store.ts';
import { $prices, refreshPrices } from './prices.store.ts';

/** A pressed Refresh or Try Again. Both give `button` their element, so that the focus finds its way back. */
export function useRefresh() {
  const button = useRef<HTMLButtonElement>(null);
  const [presses, setPresses] = useState(0);

  // A button that is disabled while it works loses the keyboard's focus.
  useEffect(() => {
    if (presses > 0 && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
  }, [presses]);

  async function refresh({ announce = false } = {}): Promise<void> {
    track('pricing_refresh');
    const succeeded = await refreshPrices();
    setPresses((count) => count + 1);
    if (!succeeded || !announce) return;
    const state = $prices.get();
    showToast(
      state.status === 'loaded' && state.cached
        ? {
            title: 'Prices Not Updated',
            description: `We could not be reached. These are the prices of ${yardTimeText(new Date(state.fetchedAt))}.`,
          }
        : {
            title: 'Prices Updated',
            description: 'Metal prices have been refreshed with the latest data.',
          },
    );
  }

  return { refresh, button };
}

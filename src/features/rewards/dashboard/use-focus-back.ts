import { useEffect, useEffectEvent, useRef } from 'react';

/** Where the focus goes when its element is disabled. */
const NOWHERE = 'body, main';

/** A disabled button loses the focus. Runs `takeFocus` when the work is done, unless something else has the focus. */
export function useFocusBack(isBusy: boolean, takeFocus: () => void): void {
  const wasBusy = useRef(false);
  const focus = useEffectEvent(takeFocus);
  useEffect(() => {
    if (wasBusy.current && !isBusy && document.activeElement?.matches(NOWHERE)) focus();
    wasBusy.current = isBusy;
  }, [isBusy]);
}

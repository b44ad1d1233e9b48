import { useEffect, useEffectEvent, useRef } from 'react';

/** Where the focus falls when its element cannot have it any more, or a press misses. */
const NOWHERE = 'body, main';

/** A button that is disabled while it works loses the focus: `takeFocus` runs when the work is over, unless something else has it. */
export function useFocusBack(isBusy: boolean, takeFocus: () => void): void {
  const wasBusy = useRef(false);
  const focus = useEffectEvent(takeFocus);
  useEffect(() => {
    if (wasBusy.current && !isBusy && document.activeElement?.matches(NOWHERE)) focus();
    wasBusy.current = isBusy;
  }, [isBusy]);
}

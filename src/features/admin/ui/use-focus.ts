import { useEffect, useRef } from 'react';
import { focusHeading } from '../../../ui/focus-heading.ts';

let isFirst = true;

/** Moves the focus to the page's heading when one view replaces another, but not when the page opens. */
export function useArrival(): void {
  useEffect(() => {
    if (!isFirst) focusHeading();
    isFirst = false;
  }, []);
}

/** A ref for the heading of a view that replaces another: it gets the focus. */
export function useFocusOnce() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}

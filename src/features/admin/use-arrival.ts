import { useEffect } from 'react';
import { focusHeading } from '../../ui/focus-heading.ts';

let isFirst = true;

/** What has just taken the place of something else starts at the heading; what a page opens with leaves the focus alone. */
export function useArrival(): void {
  useEffect(() => {
    if (!isFirst) focusHeading();
    isFirst = false;
  }, []);
}

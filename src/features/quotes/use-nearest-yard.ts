import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { YARDS, type YardId } from '../../business/yards.ts';
import { readInTab } from '../../lib/storage.ts';
import { NEAREST_YARD_KEY } from '../../lib/storage-keys.ts';
import type { RequestForm } from './request-kind.ts';

/** The yard that Find Nearest Location found in this tab. */
const readNearest = (): YardId | undefined => {
  const found = readInTab<unknown>(NEAREST_YARD_KEY);
  return YARDS.find(({ id }) => id === found)?.id;
};

interface NearestYardOptions {
  readonly form: RequestForm;
  readonly element: RefObject<HTMLFormElement | null>;
  /** The draft is restored. */
  readonly restored: boolean;
}

/**
 * Preselects the nearest yard if none is chosen: at hydration, and whenever the form gets the focus. Offers each yard only
 * once, so that a visitor can undo it.
 */
export function useNearestYard({ form, element, restored }: NearestYardOptions): void {
  const offered = useRef<YardId>(undefined);

  const offer = useEffectEvent(() => {
    const nearest = readNearest();
    if (!nearest || nearest === offered.current) return;
    offered.current = nearest;
    if (!form.getValues('location')) form.setValue('location', nearest);
  });

  useEffect(() => {
    if (!restored) return;
    const turned = element.current;
    const onFocus = () => offer();
    onFocus();
    turned?.addEventListener('focusin', onFocus);
    return () => turned?.removeEventListener('focusin', onFocus);
  }, [restored, element]);
}

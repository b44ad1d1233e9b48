import { useEffect, useRef } from 'react';

/** For the heading of what has just taken the place of something else: the focus goes where the eye goes. */
export function useFocusOnce() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}

import { useState } from 'react';
import { waitingClock } from '../../../domain/quotes/waiting-clock.ts';

/** How long the promised answer may still take, at the time of the first render. */
export function WaitingTime({ since }: { readonly since: string }) {
  const [now] = useState(() => Date.now());
  const { text, isLate } = waitingClock(since, now);
  return <strong className={isLate ? 'text-down' : 'text-up'}>{text}</strong>;
}

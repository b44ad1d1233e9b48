import { useEffect, useEffectEvent, useState } from 'react';
import { isSearchLongEnough } from '../../../../domain/tickets/find/search-length.ts';
import { RequestError } from '../../../../lib/requests/request.ts';
import { staffFailure } from '../../staff-failure.ts';

interface Found<Match> {
  readonly q: string;
  readonly matches: readonly Match[];
}

/** Nobody waits for the list at a letter, and not every letter is a call. */
const PAUSE_MS = 150;

/** What the server finds for a text while it is typed. `onFailure` is told why it finds nothing. */
export function useMatches<Match>(
  typed: string,
  find: (q: string) => Promise<readonly Match[]>,
  onFailure: (text: string) => void,
) {
  const [found, setFound] = useState<Found<Match> | null>(null);
  const q = typed.trim();
  const isAsked = isSearchLongEnough(q);
  async function ask(text: string): Promise<readonly Match[]> {
    const matches = await find(text);
    setFound({ q: text, matches });
    return matches;
  }
  async function attempt(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (failure) {
      onFailure((failure instanceof RequestError && failure.fields['q']) || staffFailure(failure));
    }
  }
  // It comes after an Enter at once, whose answer stays.
  const list = useEffectEvent((text: string) => void attempt(() => ask(text)));
  useEffect(() => {
    if (!isAsked) return undefined;
    const timer = setTimeout(() => list(q), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [q, isAsked]);
  // What was found for other letters is not offered: Enter would choose somebody else.
  return { q, isAsked, matches: found?.q === q ? found.matches : null, ask, attempt };
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isSearchLongEnough } from '../../../../domain/tickets/find/search-length.ts';
import { RequestError } from '../../../../lib/requests/request.ts';
import { staffFailure } from '../../staff-failure.ts';

interface Found<Match> {
  readonly q: string;
  readonly matches: readonly Match[];
}

interface Search<Match> {
  readonly typed: string;
  /** What the server finds for a text. */
  readonly ask: (q: string) => Promise<readonly Match[]>;
  readonly choose: (match: Match) => Promise<void>;
  /** Said where nothing fits. */
  readonly none: string;
}

/** Nobody waits for the list at a letter, and not every letter is a call. */
const PAUSE_MS = 150;

/** A field whose text the server finds something for while it is typed, and of that one is chosen. */
export function useMatches<Match>({ typed, ask, choose, none }: Search<Match>) {
  const field = useRef<HTMLInputElement>(null);
  const busy = useRef(false);
  const [found, setFound] = useState<Found<Match> | null>(null);
  const [error, setError] = useState<string>();
  const q = typed.trim();
  const isAsked = isSearchLongEnough(q);

  /** null: by the time of the answer something else is typed. */
  async function matchesOf(text: string): Promise<readonly Match[] | null> {
    const matches = await ask(text);
    if (text !== field.current?.value.trim()) return null;
    setFound({ q: text, matches });
    return matches;
  }
  async function attempt(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (failure) {
      setError((failure instanceof RequestError && failure.fields['q']) || staffFailure(failure));
      field.current?.focus();
    }
  }
  /** A second press while the first is answered would do it twice. */
  async function actOnce(work: () => Promise<void>): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setError(undefined);
    await attempt(work);
    busy.current = false;
  }
  /** The only one that fits is chosen at once. */
  const find = (text: string) =>
    actOnce(async () => {
      const matches = await matchesOf(text);
      if (!matches) return;
      const [first, second] = matches;
      if (!first) setError(none);
      else if (!second) await choose(first);
    });

  // It comes after an Enter at once, whose answer stays.
  const list = useEffectEvent((text: string) => void attempt(() => matchesOf(text)));
  useEffect(() => {
    if (!isAsked) return undefined;
    const timer = setTimeout(() => list(q), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [q, isAsked]);
  return {
    field,
    q,
    isAsked,
    // What was found for other letters is not offered: Enter would choose somebody else.
    matches: found?.q === q ? found.matches : null,
    error,
    setError,
    find,
    chooseOne: (match: Match) => actOnce(() => choose(match)),
  };
}

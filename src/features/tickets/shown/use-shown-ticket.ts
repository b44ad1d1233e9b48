import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SHOWN_FRESH_MS } from '../../../business/constants.ts';
import { openShownApi, type ShownTicket } from '../../../domain/tickets/shown/shown-tickets.api.ts';
import { isMissing, passTokenOn, tokenInAddress } from '../../../lib/address/link-token.ts';
import { newId } from '../../../lib/new-id.ts';
import { failureText } from '../../../lib/requests/failure-text.ts';
import { answerTimeout, callFor, hasCode } from '../../../lib/requests/request.ts';
import { SHOWN_TICKET_KEY } from '../../../lib/storage/storage-keys.ts';
import { readStored, writeStored } from '../../../lib/storage/storage.ts';

interface Opener {
  readonly code: string;
  readonly device: string;
}

/** What this phone opens the code with. Another code gets another secret, so that no two tickets are known to be one phone's. */
function openerOf(code: string): Opener {
  const stored = readStored<Opener>(SHOWN_TICKET_KEY);
  if (stored?.code === code) return stored;
  const opener = { code, device: newId() };
  writeStored(SHOWN_TICKET_KEY, opener);
  return opener;
}

export interface ShownPage {
  readonly opener: Opener | null;
  readonly ticket: ShownTicket | null;
  /** When the server last answered, by its clock. */
  readonly at: Date | null;
  readonly end: 'ended' | 'other phone' | null;
  /** Why what is shown may be out of date. */
  readonly failure: string | null;
}

const NOTHING: ShownPage = { opener: null, ticket: null, at: null, end: null, failure: null };

/** The ticket of the code in the address, asked for again and again while the page is in view. */
export function useShownTicket() {
  const [page, setPage] = useState<ShownPage | null>(null);
  const known = useRef<{ readonly tag: string; readonly code: string }>(undefined);

  async function load(): Promise<void> {
    const code = tokenInAddress();
    passTokenOn(code);
    if (code === '') return setPage(NOTHING);
    const opener = openerOf(code);
    const isAsked = known.current?.code === code;
    const headers = isAsked && known.current ? { 'if-none-match': known.current.tag } : {};
    try {
      const response = await callFor(openShownApi, { body: opener, headers, signal: answerTimeout() });
      const isNew = response.status !== 304;
      const ticket = isNew ? ((await response.json()) as ShownTicket) : null;
      if (isNew) known.current = { tag: response.headers.get('etag') ?? '', code };
      if (tokenInAddress() !== code) return;
      setPage((now) => ({
        opener,
        ticket: ticket ?? now?.ticket ?? null,
        at: new Date(response.headers.get('date') ?? Date.now()),
        end: null,
        failure: null,
      }));
    } catch (error) {
      if (tokenInAddress() !== code) return;
      const ended = isMissing(error) ? 'ended' : null;
      const end = hasCode(error, 'already_done') ? 'other phone' : ended;
      setPage((now) => {
        const before = now?.opener?.code === code ? now : { ...NOTHING, opener };
        return end
          ? { ...before, ticket: null, end, failure: null }
          : { ...before, failure: failureText(error) };
      });
    }
  }

  const isOver = page !== null && (page.end !== null || page.ticket?.standing === 'recorded' || !page.opener);
  const reload = useEffectEvent(load);
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void reload();
    };
    if (!isOver) refresh();
    const timer = isOver ? undefined : setInterval(refresh, SHOWN_FRESH_MS);
    document.addEventListener('visibilitychange', refresh);
    window.addEventListener('online', refresh);
    window.addEventListener('hashchange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
      window.removeEventListener('online', refresh);
      window.removeEventListener('hashchange', refresh);
    };
  }, [isOver]);
  return { page, reload: load };
}

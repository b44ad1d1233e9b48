import { useEffect, useRef, useState } from 'react';
import { openOfferApi, openRequestApi, type RequestPage } from '../../domain/offers/offers.api.ts';
import { isMissing, passTokenOn, tokenInAddress } from '../../lib/address/link-token.ts';
import { call } from '../../lib/requests/request.ts';
import { readInTab } from '../../lib/storage/storage.ts';
import { REQUEST_TOKEN_KEY } from '../../lib/storage/storage-keys.ts';
import { useRemoteData } from '../../lib/requests/use-remote-data.ts';

export type OpenedRequest = RequestPage | 'missing' | 'unnamed';

/** Tells the server once that a person looks at the offer: mail scanners open links, but touch nothing. */
function useSeen(value: OpenedRequest | null, token: string) {
  const isUnseen =
    value !== null && typeof value !== 'string' && value.standing === 'offer' && !value.offer?.seenAt;
  const isTold = useRef(false);
  useEffect(() => {
    if (!isUnseen || isTold.current) return undefined;
    const tell = () => {
      if (isTold.current) return;
      isTold.current = true;
      // It only helps staff: failures need not be reported.
      void call(openOfferApi, { body: { token, seen: true } }).catch(() => {});
    };
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) window.addEventListener(event, tell, { passive: true });
    return () => {
      for (const event of events) window.removeEventListener(event, tell);
    };
  }, [isUnseen, token]);
}

/** The request that the address opens, on either page. */
export function useRequestPage(view: 'request' | 'offer') {
  const [token, setToken] = useState('');
  const data = useRemoteData<OpenedRequest>(async () => {
    // From the menu, in the tab that sent a request, it is that one.
    const given = tokenInAddress() || (readInTab<string>(REQUEST_TOKEN_KEY) ?? '');
    setToken(given);
    passTokenOn(given);
    if (given === '') return 'unnamed';
    try {
      return view === 'offer'
        ? await call(openOfferApi, { body: { token: given, seen: false } })
        : await call(openRequestApi, { body: { token: given } });
    } catch (error) {
      if (isMissing(error)) return 'missing';
      throw error;
    }
  });
  useSeen(view === 'offer' ? data.value : null, token);
  const { reload } = data;
  useEffect(() => {
    const openOther = () => void reload();
    window.addEventListener('hashchange', openOther);
    window.addEventListener('online', openOther);
    return () => {
      window.removeEventListener('hashchange', openOther);
      window.removeEventListener('online', openOther);
    };
  }, [reload]);
  return { ...data, token };
}

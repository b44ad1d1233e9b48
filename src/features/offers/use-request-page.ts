import { useEffect, useRef, useState } from 'react';
import { openOfferApi, openRequestApi, type RequestPage } from '../../domain/offers/offers.api.ts';
import { isMissing, passTokenOn, tokenInAddress } from '../../lib/link-token.ts';
import { call } from '../../lib/request.ts';
import { useRemoteData } from '../../lib/use-remote-data.ts';

export type OpenedRequest = RequestPage | 'missing';

/** Tells the server once that a person looks at the offer: mail scanners open links, but touch nothing. */
function useSeen(value: OpenedRequest | null) {
  const isUnseen =
    value !== null && value !== 'missing' && value.standing === 'offer' && !value.offer?.seenAt;
  const isTold = useRef(false);
  useEffect(() => {
    if (!isUnseen || isTold.current) return undefined;
    const tell = () => {
      if (isTold.current) return;
      isTold.current = true;
      // It only helps staff: failures need not be reported.
      void call(openOfferApi, { body: { token: tokenInAddress(), seen: true } }).catch(() => {});
    };
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) window.addEventListener(event, tell, { passive: true });
    return () => {
      for (const event of events) window.removeEventListener(event, tell);
    };
  }, [isUnseen]);
}

/** The request that the address opens, on either page. */
export function useRequestPage(view: 'request' | 'offer') {
  const [token, setToken] = useState('');
  const data = useRemoteData<OpenedRequest>(async () => {
    const given = tokenInAddress();
    setToken(given);
    passTokenOn(given);
    if (given === '') return 'missing';
    try {
      return view === 'offer'
        ? await call(openOfferApi, { body: { token: given, seen: false } })
        : await call(openRequestApi, { body: { token: given } });
    } catch (error) {
      if (isMissing(error)) return 'missing';
      throw error;
    }
  });
  useSeen(view === 'offer' ? data.value : null);
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

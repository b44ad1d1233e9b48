import { useEffect, useState } from 'react';
import { openHoldApi } from '../../domain/holds/holds.api.ts';
import { locale } from '../../domain/shared/language/locale.ts';
import { isMissing, passTokenOn, tokenInAddress } from '../../lib/address/link-token.ts';
import { replaceAddress } from '../../lib/address/write-address.ts';
import { call } from '../../lib/requests/request.ts';
import { holdLinkPath, holdPath } from '../../paths.ts';
import { lazyPart } from '../../ui/late/lazy-part.tsx';
import { OpenedByLink } from '../../ui/OpenedByLink.tsx';
import type { ShownHold } from './HeldPriceCard.tsx';
import { HoldForm } from './HoldForm.tsx';
import { heldCardTexts as texts, holdFormTexts } from './texts.ts';

const HeldPriceCard = lazyPart(async () => (await import('./HeldPriceCard.tsx')).HeldPriceCard);

async function openedHold(token: string): Promise<ShownHold | 'missing'> {
  try {
    const { name, nameEs, ...hold } = await call(openHoldApi, { body: { token } });
    const shown = locale.language === 'es' ? (nameEs ?? name) : name;
    return { ...hold, name: shown, token, isMailed: null };
  } catch (error) {
    if (isMissing(error)) return 'missing';
    throw error;
  }
}

/** The island of /hold: a form; then the held price, which its link shows again. */
export function HoldPrice() {
  const [held, setHeld] = useState<ShownHold>();
  const [token, setToken] = useState('');
  useEffect(() => {
    const open = () => {
      setHeld(undefined);
      setToken(tokenInAddress());
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);
  useEffect(() => passTokenOn(held?.token ?? token), [held, token]);
  if (held)
    return (
      <HeldPriceCard
        held={held}
        onChange={setHeld}
        onAnother={() => {
          replaceAddress(`${holdPath}?yard=${held.yardId}`);
          setToken('');
          setHeld(undefined);
        }}
      />
    );
  return (
    <>
      {token !== '' && (
        <OpenedByLink
          key={token}
          open={() => openedHold(token)}
          onOpen={setHeld}
          texts={{ ...texts, retry: holdFormTexts.retry }}
        />
      )}
      <HoldForm
        onHeld={(answer) => {
          // A page that is loaded again shows it again.
          replaceAddress(holdLinkPath(answer.token));
          setHeld(answer);
        }}
      />
    </>
  );
}

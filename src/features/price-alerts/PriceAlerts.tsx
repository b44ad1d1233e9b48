import { useEffect, useState } from 'react';
import { type AlertsPage, openAlertsApi } from '../../domain/price-alerts/price-alerts.api.ts';
import { isMissing, passTokenOn, tokenInAddress } from '../../lib/address/link-token.ts';
import { replaceAddress } from '../../lib/address/write-address.ts';
import { call } from '../../lib/requests/request.ts';
import { priceAlertsPath } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { takeFocus } from '../../ui/focus-heading.ts';
import { lazyPart } from '../../ui/late/lazy-part.tsx';
import { OpenedByLink } from '../../ui/OpenedByLink.tsx';
import { AlertForm } from './AlertForm.tsx';
import { alertFormTexts, ownAlertsTexts as texts } from './texts.ts';

const OwnAlerts = lazyPart(async () => (await import('./OwnAlerts.tsx')).OwnAlerts);
const EndAlerts = lazyPart(async () => (await import('./EndAlerts.tsx')).EndAlerts);

async function opened(token: string): Promise<AlertsPage | 'missing'> {
  try {
    return await call(openAlertsApi, { body: { token } });
  } catch (error) {
    if (isMissing(error)) return 'missing';
    throw error;
  }
}

/** The island of /price-alerts: a form; with the token of a mailed link, the alerts of its address. */
export function PriceAlerts() {
  const [page, setPage] = useState<AlertsPage>();
  const [token, setToken] = useState('');
  const [isSent, setIsSent] = useState(false);
  useEffect(() => {
    const open = () => {
      setPage(undefined);
      setIsSent(false);
      setToken(tokenInAddress());
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);
  useEffect(() => passTokenOn(token), [token]);
  const begin = () => {
    replaceAddress(priceAlertsPath);
    setToken('');
    setPage(undefined);
    setIsSent(false);
  };
  if (page) return <OwnAlerts page={page} token={token} onChange={setPage} onAnother={begin} />;
  const [, id, key] = /^end\.([^.]+)\.([^.]+)$/.exec(token) ?? [];
  if (id && key) return <EndAlerts key={token} params={{ id, key }} onEnd={() => setPage({ alerts: [] })} />;
  if (isSent)
    return (
      <div>
        <h2 className="text-3xl uppercase" tabIndex={-1} ref={takeFocus}>
          {alertFormTexts.sent.heading}
        </h2>
        <p className="mt-4">{alertFormTexts.sent.text}</p>
        <div className="mt-4 actions">
          <Button onClick={begin}>{alertFormTexts.another}</Button>
        </div>
      </div>
    );
  return (
    <>
      {token !== '' && (
        <OpenedByLink
          key={token}
          open={() => opened(token)}
          onOpen={setPage}
          texts={{ ...texts, retry: alertFormTexts.retry }}
        />
      )}
      <AlertForm onSent={() => setIsSent(true)} />
    </>
  );
}

import { ANALYTICS_EVENT, type AnalyticsDetail } from '../../lib/measurement/analytics.ts';
import { type Consent, saveConsent, readConsent } from '../../lib/measurement/consent.ts';

type Send = (detail: AnalyticsDetail) => void;

let stop: (() => Promise<void>) | undefined;

/** From here on, events are sent in order once their sender has loaded. Earlier ones are dropped. */
function start(ids: readonly string[], wholePage: boolean): void {
  const isMeasured = !('unmeasured' in document.body.dataset);
  const loading: Promise<Send> = isMeasured
    ? import('../../lib/measurement/measurement.ts').then(({ openMeasurement, sendEvent }) => {
        openMeasurement(ids, wholePage);
        return sendEvent;
      })
    : import('../../lib/measurement/carried-events.ts').then(({ carryEvent }) => carryEvent);
  const onEvent = ({ detail }: CustomEvent<AnalyticsDetail>) => void loading.then((send) => send(detail));
  addEventListener(ANALYTICS_EVENT, onEvent as EventListener);
  stop = async () => {
    removeEventListener(ANALYTICS_EVENT, onEvent as EventListener);
    stop = undefined;
    (await import('../../lib/measurement/measurement.ts')).closeMeasurement(ids);
  };
}

async function ask(ids: readonly string[], opener: HTMLElement | null): Promise<void> {
  const { askConsent } = await import('../../ui/notices/consent-notice.ts');
  askConsent(opener, (consent: Consent) => {
    saveConsent(consent);
    if (consent === 'declined') void stop?.();
    else if (!stop) start(ids, false);
  });
}

/** Only in builds with measurement ids. Nothing is loaded or sent before a visitor accepts. */
export function startMeasurement(ids: readonly string[]): void {
  const consent = readConsent();
  if (consent === 'accepted') start(ids, true);
  // Somebody who is paying is not asked: the next page asks.
  else if (consent === null && !('unmeasured' in document.body.dataset)) void ask(ids, null);
  // A withdrawal in another tab, or before the back button restored this page, must count here too.
  for (const name of ['storage', 'pageshow']) {
    addEventListener(name, () => {
      if (readConsent() === 'declined') void stop?.();
    });
  }
  document.addEventListener('click', ({ target }) => {
    const opener = target instanceof Element && target.closest<HTMLElement>('[data-privacy-choices]');
    if (opener) void ask(ids, opener);
  });
}

import { readStored, writeStored } from '../storage/storage.ts';
import { CONSENT_KEY } from '../storage/storage-keys.ts';

export type Consent = 'accepted' | 'declined';

/** Global Privacy Control (https://w3c.github.io/gpc/) and the older Do Not Track. */
interface PrivacySignals {
  readonly globalPrivacyControl?: boolean;
  readonly doNotTrack?: string | null;
}

/** The browser says no for its visitor, whatever was answered here. */
export function browserDeclines(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as PrivacySignals;
  return globalPrivacyControl === true || doNotTrack === '1';
}

export function readConsent(): Consent | null {
  if (browserDeclines()) return 'declined';
  const saved = readStored<unknown>(CONSENT_KEY);
  return saved === 'accepted' || saved === 'declined' ? saved : null;
}

export function saveConsent(consent: Consent): void {
  writeStored(CONSENT_KEY, consent);
}

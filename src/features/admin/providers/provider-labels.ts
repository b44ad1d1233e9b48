import type { ProviderStatus } from '../../../domain/providers/admin-providers.api.ts';
import { agoText, counted, staffTime } from '../staff-text.ts';

const MODES = { live: 'Live', test: 'Test mode', local: 'Test mode on this computer' } as const;

export const modeText = ({ mode }: ProviderStatus): string => (mode ? MODES[mode] : 'Not set up');

/** Whether the latest call failed. */
export const isFailing = ({ failedAt, succeededAt }: ProviderStatus): boolean =>
  failedAt !== null && failedAt > (succeededAt ?? '');

/** "12 minutes ago (Nov 21, 2026, 4:19 PM)" */
const sinceText = (iso: string, now: Date): string =>
  `${agoText(now.getTime() - Date.parse(iso))} (${staffTime(iso)})`;

/** What an owner has to do about its settings, in a sentence; null if nothing. */
export function settingsText({ settings }: ProviderStatus): string | null {
  const wrong = settings.some(({ state }) => state === 'invalid');
  const missing = settings.filter(({ state, isNeeded }) => state === 'missing' && isNeeded).length;
  if (wrong) return 'A setting is wrong. Please fix it in Netlify.';
  return missing > 0
    ? `${counted(missing, 'setting')} missing. Please add ${missing === 1 ? 'it' : 'them'} in Netlify.`
    : null;
}

/** The settings that are not in order, by name, for the details. */
export const settingDetails = ({ settings }: ProviderStatus): readonly string[] =>
  settings.flatMap(({ name, state, isNeeded }) => {
    if (state === 'set') return [];
    if (state === 'invalid') return [`${name}: invalid`];
    return [`${name}: ${isNeeded ? 'missing' : 'not set (optional)'}`];
  });

export function callFacts(
  status: ProviderStatus,
  now: Date,
): readonly (readonly [label: string, text: string])[] {
  const { succeededAt, failedAt, failure, lastEventAt, outbox } = status;
  const waits = outbox?.oldestAt ? `, the oldest from ${staffTime(outbox.oldestAt)}` : '';
  return [
    ...(succeededAt ? [['Last success', sinceText(succeededAt, now)] as const] : []),
    ...(failedAt ? [['Last failure', `${sinceText(failedAt, now)}. ${failure ?? ''}`] as const] : []),
    ...(lastEventAt === undefined
      ? []
      : [['Last webhook received', lastEventAt ? sinceText(lastEventAt, now) : 'None yet'] as const]),
    ...(outbox ? [['Waiting to be sent', `${outbox.waiting}${waits}`] as const] : []),
    ...(outbox && outbox.givenUp > 0 ? [['Failed to send', String(outbox.givenUp)] as const] : []),
  ];
}

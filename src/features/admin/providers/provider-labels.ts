import type { ProviderStatus } from '../../../domain/providers/admin-providers.api.ts';
import { durationText, staffTime } from '../staff-text.ts';

const MODES = { live: 'Live', test: 'Test mode', local: 'Stand-in on this machine' } as const;

export const modeText = ({ mode }: ProviderStatus): string => (mode ? MODES[mode] : 'Not set up');

/** Whether the latest call failed. */
export const isFailing = ({ failedAt, succeededAt }: ProviderStatus): boolean =>
  failedAt !== null && failedAt > (succeededAt ?? '');

const MINUTE_MS = 60_000;

/** "12 minutes ago (Nov 21, 2026, 4:19 PM)" */
function agoText(iso: string, now: Date): string {
  const ms = now.getTime() - Date.parse(iso);
  return `${ms < MINUTE_MS ? 'just now' : `${durationText(ms)} ago`} (${staffTime(iso)})`;
}

/** A sentence for each setting that needs an owner's attention. */
export const settingTexts = ({ settings }: ProviderStatus): readonly string[] =>
  settings.flatMap(({ name, state, isNeeded }) => {
    if (state === 'set') return [];
    if (state === 'invalid') return [`${name} is set to something that cannot be right.`];
    return [`${name} is missing${isNeeded ? '.' : ': not needed, see the guide for what it adds.'}`];
  });

export function callFacts(
  status: ProviderStatus,
  now: Date,
): readonly (readonly [label: string, text: string])[] {
  const { succeededAt, failedAt, failure, lastEventAt, outbox } = status;
  const waits = outbox?.oldestAt ? `, the oldest since ${staffTime(outbox.oldestAt)}` : '';
  return [
    ...(succeededAt ? [['Last success', agoText(succeededAt, now)] as const] : []),
    ...(failedAt ? [['Last failure', `${agoText(failedAt, now)}. ${failure ?? ''}`] as const] : []),
    ...(lastEventAt === undefined
      ? []
      : [['Last event from it', lastEventAt ? agoText(lastEventAt, now) : 'None yet'] as const]),
    ...(outbox ? [['Waiting to be sent', `${outbox.waiting}${waits}`] as const] : []),
    ...(outbox && outbox.givenUp > 0 ? [['Given up', String(outbox.givenUp)] as const] : []),
  ];
}

import { expect, test } from 'vitest';
import type { ProviderStatus } from '../../../domain/providers/admin-providers.api.ts';
import { callFacts, isFailing, modeText, settingDetails, settingsText } from './provider-labels.ts';

const NOW = new Date('2026-11-21T17:00:00Z');
const status = (more: Partial<ProviderStatus> = {}): ProviderStatus => ({
  provider: 'stripe',
  isConfigured: true,
  mode: 'live',
  settings: [],
  succeededAt: null,
  failedAt: null,
  failure: null,
  canTest: true,
  ...more,
});
const EARLY = '2026-11-21T16:00:00.000Z';
const LATE = '2026-11-21T16:48:00.000Z';

test.each([
  [{}, false],
  [{ failedAt: EARLY }, true],
  [{ failedAt: EARLY, succeededAt: LATE }, false],
  [{ failedAt: LATE, succeededAt: EARLY }, true],
])('with %j the last call failed: %s', (facts, expected) => expect(isFailing(status(facts))).toBe(expected));

test('what is known of the calls is told, and nothing else', () => {
  expect(callFacts(status(), NOW)).toEqual([]);
  const facts = {
    succeededAt: LATE,
    lastEventAt: null,
    outbox: { waiting: 2, oldestAt: EARLY, givenUp: 1 },
  };
  expect(callFacts(status(facts), NOW)).toEqual([
    ['Last success', '12 minutes ago (Nov 21, 2026, 11:48 AM)'],
    ['Last webhook received', 'None yet'],
    ['Waiting to be sent', '2, the oldest from Nov 21, 2026, 11:00 AM'],
    ['Failed to send', '1'],
  ]);
});

test('what is missing is named, and whether it matters', () => {
  const settings = [
    { name: 'A', state: 'set', isNeeded: true },
    { name: 'B', state: 'missing', isNeeded: true },
    { name: 'C', state: 'missing', isNeeded: false },
    { name: 'D', state: 'invalid', isNeeded: true },
  ] as const;
  expect(settingDetails(status({ settings }))).toEqual(['B: missing', 'C: not set (optional)', 'D: invalid']);
  expect(settingsText(status({ settings }))).toBe('A setting is wrong. Please fix it in Netlify.');
  expect(settingsText(status({ settings: settings.slice(0, 3) }))).toBe(
    '1 setting missing. Please add it in Netlify.',
  );
  expect(settingsText(status({ settings: [settings[0], settings[2]] }))).toBeNull();
  expect([modeText(status()), modeText(status({ mode: null }))]).toEqual(['Live', 'Not set up']);
});

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DraftOffers } from './DraftOffers.tsx';
import { changedText, TheirsOrYours } from './TheirsOrYours.tsx';

const nothing = () => undefined;

test('both values of what differs stand side by side, with who and when', () => {
  const shown = renderToStaticMarkup(
    createElement(TheirsOrYours, {
      changed: { by: 'Stan Clerk', at: new Date(Date.now() - 300_000).toISOString() },
      theirs: { Name: 'Red Brass', Why: '', Shown: 'Nowhere' },
      yours: { Name: 'Yellow Brass', Why: 'Storm', Shown: 'Nowhere' },
      onTheirs: nothing,
      onYours: nothing,
    }),
  );
  expect(shown).toContain('Stan Clerk changed this 5 minutes ago');
  const rows = [...shown.matchAll(/<tr><th scope="row">(.*?)<\/th>(.*?)<\/tr>/g)].map(
    ([, label, cells = '']) => [label, ...[...cells.matchAll(/>([^<]+)</g)].map(([, text]) => text)],
  );
  expect(rows).toEqual([
    ['Name', 'Red Brass', 'Yellow Brass'],
    ['Why', 'None', 'Storm'],
  ]);
  expect(shown).toMatch(/>Keep theirs<.*>Use mine</);
  expect(changedText({ by: null, at: null }, 'Steel to $0.10')).toBe('Someone changed Steel to $0.10');
});

test('each draft is offered by its name and time, and a device that keeps nothing says so', () => {
  const saved = { id: 'a', savedAt: Date.now() };
  const shown = (isRefused: boolean) =>
    renderToStaticMarkup(
      createElement(DraftOffers, {
        name: 'note',
        offered: [saved, { id: 'b', savedAt: saved.savedAt - 86_000_000 }],
        isRefused,
        onOpen: nothing,
        onDiscard: nothing,
      }),
    );
  const names = [...shown(false).matchAll(/aria-label="(.*?)"/g)].map(([, name]) => name);
  expect(names).toEqual([
    expect.stringMatching(/^Open the unsaved note from \d+:\d\d [AP]M$/),
    expect.stringMatching(/^Discard the unsaved note from \d+:\d\d [AP]M$/),
    expect.stringMatching(/^Open the unsaved note from .*\d+:\d\d [AP]M$/),
    expect.stringMatching(/^Discard the unsaved note from .*\d+:\d\d [AP]M$/),
  ]);
  expect(shown(false)).not.toContain('role="alert"');
  expect(shown(true)).toMatch(/role="alert">This device can’t save what you type/);
});

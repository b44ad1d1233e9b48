// One fact of each yard's page, apart from yard-facts.ts, for offers, which staff preview in both languages.
import atlanta from '../content/yard-pages/atlanta.json' with { type: 'json' };
import griffin from '../content/yard-pages/griffin.json' with { type: 'json' };
import newnan from '../content/yard-pages/newnan.json' with { type: 'json' };
import type { YardId } from './yards.ts';

/** Where the gate is, for somebody who comes the first time. */
export const YARD_ENTRANCES: Readonly<Record<YardId, string>> = {
  griffin: griffin.entrance,
  newnan: newnan.entrance,
  atlanta: atlanta.entrance,
};

// Written by `npm run yards` and each build, from what is in src/content.
import atlanta from '../content/yard-pages/atlanta.es.json' with { type: 'json' };
import griffin from '../content/yard-pages/griffin.es.json' with { type: 'json' };
import newnan from '../content/yard-pages/newnan.es.json' with { type: 'json' };
import type * as english from './yard-entrances.ts';

export const YARD_ENTRANCES: typeof english.YARD_ENTRANCES = {
  griffin: griffin.entrance,
  newnan: newnan.entrance,
  atlanta: atlanta.entrance,
};
